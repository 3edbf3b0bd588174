import Glibc

/// Where a file that is to be written really goes.
struct Destination {
  /// With links followed.
  let path: String
  /// Of the file that will be replaced, if there is one.
  let permissions: mode_t?
  /// A device, pipe or socket: there already, and to be written, not replaced.
  let isSpecial: Bool

  init(path: String) throws(ImageFileError) {
    self.path = try Self.followingLinks(path, name: path)
    var status = stat()
    guard stat(self.path, &status) == 0 else {
      (permissions, isSpecial) = (nil, false)
      return
    }
    let kind = status.st_mode & S_IFMT
    guard kind != S_IFDIR else {
      throw .cannotCreate(name: path, reason: SystemError.text(EISDIR))
    }
    permissions = status.st_mode & 0o777
    isSpecial = kind != S_IFREG
  }

  /// The end of a chain of links, which need not exist.
  private static func followingLinks(
    _ start: String, name: String
  ) throws(ImageFileError) -> String {
    var path = start
    for _ in 0..<40 {
      guard let next = link(at: path) else { return path }
      path = next.hasPrefix("/") ? next : folder(of: path) + next
    }
    throw .cannotCreate(name: name, reason: SystemError.text(ELOOP))
  }

  private static func link(at path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count > 0 else { return nil }
    return String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Up to the last slash.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }
}
