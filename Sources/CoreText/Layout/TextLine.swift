package import Foundation

/// A line of text whose glyphs have their places.
package struct TextLine: Hashable, Sendable {
  /// The left end of the baseline, in points from the layout's top left corner; y points down.
  package var origin: CGPoint = .zero
  /// Points from the line's origin to its end, spaces at a break not counted.
  package var width: CGFloat
  /// Points from the baseline up to the line's top, the greatest of its fonts.
  package var ascent: CGFloat
  /// Points from the baseline down to the line's bottom, positive.
  package var descent: CGFloat
  package var runs: [GlyphRun]
  /// Whether the line reads from right to left.
  package var isRightToLeft: Bool
  /// Where the line begins in its paragraph, in UTF-8 bytes.
  var start: Int

  package var height: CGFloat { ascent + descent }
}
