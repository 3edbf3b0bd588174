import Glibc

/// The bytes of a file, all at once.
enum InputFile {
  /// A file beyond this many bytes is no screenshot.
  static let limit = 1 << 29

  static func read(path: String) throws(ImageFileError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(path: path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw failure(path: path) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw .isDirectory(name: path) }
    guard status.st_size <= limit else { throw .fileTooLarge(name: path, limit: limit) }
    return try read(file, expecting: Int(status.st_size), path: path)
  }

  /// Reads to the end: a pipe has no size to expect, and a file may still grow.
  private static func read(
    _ file: Int32, expecting size: Int, path: String
  ) throws(ImageFileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var step = size + 1
    while bytes.count <= limit {
      var failed = false
      let chunk = [UInt8](unsafeUninitializedCapacity: step) { buffer, count in
        let received = Glibc.read(file, buffer.baseAddress, step)
        failed = received < 0
        count = max(received, 0)
      }
      if failed && errno == EINTR { continue }
      guard !failed else { throw failure(path: path) }
      guard !chunk.isEmpty else { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      step = max(size + 1 - bytes.count, 1 << 16)
    }
    throw .fileTooLarge(name: path, limit: limit)
  }

  private static func failure(path: String) -> ImageFileError {
    switch errno {
    case ENOENT, ENOTDIR: .notFound(name: path)
    case EISDIR: .isDirectory(name: path)
    case let code: .unreadable(name: path, reason: SystemError.text(code))
    }
  }
}
