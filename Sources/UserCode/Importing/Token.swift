/// A piece of Swift source that isn't blank space or a comment.
struct Token: Equatable {
  enum Kind: Equatable {
    /// A word, keywords too.
    case word
    /// A word in backticks; its text goes without them.
    case quotedWord
    case number
    /// A string literal, or one of the pieces between which its interpolations stand.
    case string
    case regex
    /// `#` and a word.
    case directive
    /// `@` and a word.
    case attribute
    /// A bracket, a separator, a single character of an operator, or `->`.
    case mark
  }

  var kind: Kind
  var text: String
  /// In bytes from the start of the file.
  var range: Range<Int>
  /// Counted from 1.
  var line: Int
  /// Whether it is the first of its line.
  var startsLine: Bool

  func isMark(_ text: String) -> Bool { kind == .mark && self.text == text }
  func isWord(_ text: String) -> Bool { kind == .word && self.text == text }
  func isDirective(_ text: String) -> Bool { kind == .directive && self.text == text }

  var isName: Bool { kind == .word || kind == .quotedWord }
}
