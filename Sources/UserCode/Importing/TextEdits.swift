/// Changes to a file's text that leave its lines where they are.
struct TextEdits {
  private struct Edit {
    var range: Range<Int>
    var replacement: String
  }

  private var edits: [Edit] = []

  /// Puts blanks in place of a piece.
  mutating func blank(_ range: Range<Int>, in source: SourceText) {
    let blanks = source.bytes[range].map { $0 == .newline ? "\n" : " " }.joined()
    edits.append(Edit(range: range, replacement: blanks))
  }

  /// Puts something else in place of a piece; what is shorter is filled up with blanks.
  mutating func replace(_ range: Range<Int>, by text: String, in source: SourceText) {
    let lines = source.bytes[range].count { $0 == .newline }
    let padding =
      lines > 0
      ? String(repeating: "\n", count: lines)
      : String(repeating: " ", count: max(0, range.count - text.utf8.count))
    edits.append(Edit(range: range, replacement: text + padding))
  }

  mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(range: offset..<offset, replacement: text))
  }

  func text(of source: SourceText) -> String {
    var bytes: [UInt8] = []
    var done = 0
    for edit in ordered {
      bytes += source.bytes[done..<edit.range.lowerBound]
      bytes += edit.replacement.utf8
      done = edit.range.upperBound
    }
    bytes += source.bytes[done...]
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Where in the source a column of the changed text was: bytes, counted from 1.
  func column(_ column: Int, ofLine line: Int, in source: SourceText) -> Int {
    var shift = 0
    for edit in ordered {
      let (editLine, start) = source.position(of: edit.range.lowerBound)
      guard editLine == line else { continue }
      let length = edit.replacement.utf8.count
      if column < start + shift { break }
      if column < start + shift + length, length != edit.range.count {
        return start
      }
      shift += length - edit.range.count
    }
    return max(1, column - shift)
  }

  /// In the order of their places; of several at one place what is put in goes first, and of two
  /// that overlap the longer is left.
  private var ordered: [Edit] {
    let sorted = edits.enumerated().sorted {
      let (one, other) = ($0.element.range, $1.element.range)
      if one.lowerBound != other.lowerBound { return one.lowerBound < other.lowerBound }
      if one.isEmpty != other.isEmpty { return one.isEmpty }
      return one.count == other.count ? $0.offset < $1.offset : one.count > other.count
    }.map(\.element)
    var end = 0
    return sorted.filter {
      guard $0.range.lowerBound >= end else { return false }
      end = $0.range.upperBound
      return true
    }
  }
}
