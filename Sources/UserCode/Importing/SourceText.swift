import Foundation

/// A Swift file, taken apart.
struct SourceText {
  let path: String
  let bytes: [UInt8]
  let tokens: [Token]
  /// What `#if` says of them.
  let conditions: ConditionalCode
  private let lineStarts: [Int]

  init(path: String, text: String, isPhone: Bool = true) {
    self.path = path
    let bytes = Array((text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]).utf8)
    self.bytes = bytes
    tokens = Lexer.tokens(of: bytes)
    conditions = ConditionalCode(tokens, isPhone: isPhone)
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == .newline }.map { $0 + 1 }
  }

  init(contentsOf path: String, isPhone: Bool = true) throws(UserCodeError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UserCodeError(.noSources, "\(path) can't be read; check whose it is")
    }
    self.init(path: path, text: String(decoding: data, as: UTF8.self), isPhone: isPhone)
  }

  /// The line and the column of a place, as compilers count them: in bytes from 1.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }

  /// A line's text, counted from 1.
  func line(_ number: Int) -> String? {
    guard lineStarts.indices.contains(number - 1) else { return nil }
    let end = number < lineStarts.count ? lineStarts[number] - 1 : bytes.count
    return text(lineStarts[number - 1]..<end)
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
