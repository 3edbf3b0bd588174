@preconcurrency import Glibc

/// What code prints, by the way of a file that its process and the one that watches over it share.
struct PrintedLines {
  private let file: Int32

  init(_ file: Int32) {
    self.file = file
  }

  /// Has stdout write to the file, and C's buffer keep no line back.
  func takeStandardOutput() {
    _ = fcntl(file, F_SETFL, O_APPEND)
    dup2(file, STDOUT_FILENO)
    setvbuf(stdout, nil, _IOLBF, 0)
  }

  /// The lines behind the bytes that are passed on already, which are more then.
  ///
  /// - Parameter andRest: Also what isn't ended by a newline.
  func take(after passedOn: inout Int, andRest: Bool) -> [String] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = pread(file, &buffer, buffer.count, passedOn + bytes.count)
      guard count > 0 else { break }
      bytes += buffer.prefix(count)
    }
    if !andRest {
      bytes = Array(bytes[..<(bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)])
    }
    passedOn += bytes.count
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() } else if bytes.isEmpty { return [] }
    return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
