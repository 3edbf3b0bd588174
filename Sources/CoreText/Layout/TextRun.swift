package import CoreGraphics

/// A stretch of text that looks the same throughout.
package struct TextRun: Hashable, Sendable {
  package var text: String
  package var font: Font
  /// nil draws in the colour that the drawing asks for.
  package var color: CGColor?
  /// Points added after each character.
  package var kern: CGFloat

  package init(_ text: String, font: Font, color: CGColor? = nil, kern: CGFloat = 0) {
    self.text = text
    self.font = font
    self.color = color
    self.kern = kern
  }
}

extension [TextRun] {
  /// What remains after a number of UTF-8 bytes, which must end a character.
  func dropping(bytes count: Int) -> [TextRun] {
    var left = count
    return compactMap { run in
      let size = run.text.utf8.count
      guard left < size else {
        left -= size
        return nil
      }
      var rest = run
      rest.text = String(decoding: run.text.utf8.dropFirst(left), as: UTF8.self)
      left = 0
      return rest
    }
  }

  /// The paragraphs, without what separates them; at least one if there is a run. An empty
  /// paragraph is an empty run in the font that stands there.
  func paragraphs() -> [[TextRun]] {
    guard !isEmpty else { return [] }
    var paragraphs: [[TextRun]] = [[]]
    for run in self {
      for (number, part) in run.text.paragraphs().enumerated() {
        if number > 0 { paragraphs.append([]) }
        var piece = run
        piece.text = part
        if !part.isEmpty || paragraphs[paragraphs.count - 1].isEmpty {
          paragraphs[paragraphs.count - 1].append(piece)
        }
      }
    }
    return paragraphs
  }
}

extension String {
  /// Split where a paragraph ends, NUL characters taken out: C reads them as the end of the text.
  fileprivate func paragraphs() -> [String] {
    split(omittingEmptySubsequences: false) { $0.isNewline }
      .map { String(String.UnicodeScalarView($0.unicodeScalars.filter { $0.value != 0 })) }
  }
}
