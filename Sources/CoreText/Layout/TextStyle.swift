package import Foundation

/// How lines lie in their paragraph, as the floor above names it.
package enum TextAlignment: Hashable, Sendable {
  case left, center, right, justified
  /// To where the line begins: left, or right in Arabic and Hebrew.
  case natural
}

/// What happens to text that is wider than its lines.
package enum LineBreakMode: Hashable, Sendable {
  /// Lines break between words, or within one that is wider than a line.
  case wordWrapping
  case charWrapping
  /// As word wrapping; a single line runs on, whatever the width.
  case clipping
  /// Lines break between words; the last that is allowed shows by an ellipsis what is left out.
  case truncatingHead, truncatingMiddle, truncatingTail
}

/// What a layout is told beside its text.
package struct TextStyle: Hashable, Sendable {
  package var alignment: TextAlignment
  package var lineBreakMode: LineBreakMode
  /// 0 allows any number.
  package var maximumLines: Int
  /// Points between lines, beside their own heights.
  package var lineSpacing: CGFloat

  package init(
    alignment: TextAlignment = .natural, lineBreakMode: LineBreakMode = .wordWrapping,
    maximumLines: Int = 0, lineSpacing: CGFloat = 0
  ) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.maximumLines = max(maximumLines, 0)
    self.lineSpacing = lineSpacing
  }
}
