import Glibc

/// A file that appears under its name whole or not at all: written as a hidden sibling, then renamed.
///
/// A link is followed, so that it stays one; the permissions of a file that is replaced are kept.
/// What is no regular file, such as `/dev/null` or a pipe, is written directly.
package struct AtomicFile: ~Copyable {
  private let name: String
  private let descriptor: Int32
  /// Nil where the file is written directly.
  private let temporary: TemporaryFile?
  private var isFinished = false

  /// Creates the sibling. `path` is what errors call the file.
  package init(path: String) throws(ImageFileError) {
    (temporary, descriptor) = try Self.open(Destination(path: path), name: path)
    name = path
  }

  deinit {
    guard !isFinished else { return }
    close(descriptor)
    temporary?.remove()
  }

  package mutating func write(_ bytes: [UInt8]) throws(ImageFileError) {
    let code = Descriptor(descriptor).write(bytes)
    guard code == 0 else { throw .cannotWrite(name: name, reason: SystemError.text(code)) }
  }

  /// Puts the file in its place.
  package consuming func finish() throws(ImageFileError) {
    isFinished = true
    guard close(descriptor) == 0 else {
      let code = errno
      temporary?.remove()
      throw .cannotWrite(name: name, reason: SystemError.text(code))
    }
    try temporary?.moveIntoPlace(name: name)
  }
}

extension AtomicFile {
  private static func open(
    _ target: Destination, name: String
  ) throws(ImageFileError) -> (TemporaryFile?, descriptor: Int32) {
    guard target.isSpecial else { return try TemporaryFile.create(beside: target, name: name) }
    let descriptor = Glibc.open(target.path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .cannotCreate(name: name, reason: SystemError.text(errno))
    }
    return (nil, descriptor)
  }

  /// Writes a whole file.
  package static func write(_ bytes: [UInt8], to path: String) throws(ImageFileError) {
    var file = try AtomicFile(path: path)
    try file.write(bytes)
    try file.finish()
  }
}
