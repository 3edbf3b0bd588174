/// A place in a scene file, for errors.
package struct SourcePlace: Sendable, Hashable {
  /// The file's path as the user wrote it.
  package var path: String
  /// Counted from 1.
  package var line: Int
  /// In characters, counted from 1.
  package var column: Int

  package init(path: String, line: Int, column: Int) {
    (self.path, self.line, self.column) = (path, line, column)
  }

  /// Where what a scene says comes from the command line instead.
  package static let commandLine = SourcePlace(path: "", line: 0, column: 0)

  /// Whether there is a file to look at.
  package var isInFile: Bool { self != .commandLine }

  /// `file:line:column`; empty where there is no file.
  package var description: String { isInFile ? "\(path):\(line):\(column)" : "" }

  /// An error about what stands here.
  package func error(_ message: String) -> SceneError {
    SceneError(place: self, message: message)
  }
}

extension SourcePlace {
  /// The place of a byte: its line, and its column in characters as far as the text before it is UTF-8.
  init(path: String, ofByte offset: Int, in bytes: [UInt8]) {
    let before = bytes.prefix(offset)
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let isFirstOfCharacter = { (byte: UInt8) in byte & 0xC0 != 0x80 }
    self.init(
      path: path,
      line: before.count { $0 == UInt8(ascii: "\n") } + 1,
      column: before[lineStart...].count(where: isFirstOfCharacter) + 1)
  }
}
