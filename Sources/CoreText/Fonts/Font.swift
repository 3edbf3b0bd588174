package import Foundation

/// A face at a size: what text is set in.
package struct Font: Hashable, Sendable {
  package var face: FontFace
  /// Points per em.
  package var size: CGFloat
  /// Whether all digits are equally wide.
  package var hasTabularDigits: Bool

  package init(
    size: CGFloat, weight: Int = 400, isItalic: Bool = false, tabularDigits: Bool = false
  ) {
    self.face = FontFace(weight: weight, isItalic: isItalic)
    self.size = size.isFinite ? min(max(size, 0), Self.largestSize) : 0
    self.hasTabularDigits = tabularDigits
  }

  /// Beyond this Pango's units overflow.
  private static let largestSize: CGFloat = 8192
}

/// Metrics in points.
///
/// A line is as high as one of San Francisco's text cut (2,444 of 2,048 units an em), so that labels
/// come out as tall as on iOS (17 pt: 20.287 points). Its ascender is Inter's own (1,984): capitals
/// with accents fit, and capitals, which are a little taller in Inter, stand as high in the line as
/// San Francisco's. Cap and x height are those of the glyphs that are drawn.
extension Font {
  package var ascender: CGFloat { size * 1984 / 2048 }
  /// Negative: below the baseline.
  package var descender: CGFloat { size * -460 / 2048 }
  package var leading: CGFloat { 0 }
  package var lineHeight: CGFloat { ascender - descender }
  package var capHeight: CGFloat { size * 1490 / 2048 }
  package var xHeight: CGFloat { size * 1118 / 2048 }
}
