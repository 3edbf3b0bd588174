import Foundation
import Glibc

/// A file that is gone with the last process that has it open.
package enum NamelessFile {
  /// Its descriptor, which no child gets by accident; nil: none can be made.
  package static func open(with bytes: [UInt8] = []) -> Int32? {
    // `mkstemp` puts letters of its own in place of the capitals.
    let pattern = FileManager.default.temporaryDirectory.appending(path: "animatic-XXXXXX")
    var path = Array(pattern.path(percentEncoded: false).utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else { return nil }
    unlink(path)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    guard Descriptor(descriptor).write(bytes) == 0 else {
      close(descriptor)
      return nil
    }
    lseek(descriptor, 0, SEEK_SET)
    return descriptor
  }
}
