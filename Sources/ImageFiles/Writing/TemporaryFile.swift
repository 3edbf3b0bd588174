import Foundation
import Glibc

/// The hidden sibling that becomes the file.
struct TemporaryFile {
  private let path: String
  private let target: String

  /// Creates an empty one, open for writing; no other process or thread has the same.
  static func create(
    beside target: Destination, name: String
  ) throws(ImageFileError) -> (TemporaryFile, descriptor: Int32) {
    let folder = Destination.folder(of: target.path)
    for attempt in 0..<1_000 {
      let path = "\(folder)\(Self.stem(of: getpid()))\(attempt)\(Self.ending)"
      guard TemporaryFiles.remember(path) else { continue }
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 {
        if let permissions = target.permissions { fchmod(descriptor, permissions) }
        return (TemporaryFile(path: path, target: target.path), descriptor)
      }
      let code = errno
      TemporaryFiles.forget(path)
      guard code == EEXIST else {
        throw .cannotCreate(name: name, reason: SystemError.text(code))
      }
    }
    throw .cannotCreate(name: name, reason: SystemError.text(EEXIST))
  }

  private static func stem(of process: pid_t) -> String { ".animatic-\(process)-" }
  private static let ending = ".part"

  /// Removes what a process that is gone has left in a folder.
  static func removeAll(of process: pid_t, in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.hasPrefix(stem(of: process)) && name.hasSuffix(ending) {
      unlink(folder + "/" + name)
    }
  }

  func moveIntoPlace(name: String) throws(ImageFileError) {
    guard rename(path, target) == 0 else {
      let code = errno
      remove()
      throw .cannotCreate(name: name, reason: SystemError.text(code))
    }
    TemporaryFiles.forget(path)
  }

  func remove() {
    unlink(path)
    TemporaryFiles.forget(path)
  }
}
