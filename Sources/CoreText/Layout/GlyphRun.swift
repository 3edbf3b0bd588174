package import CoreGraphics

/// Glyphs of one face, size and colour, each where it stands on the line.
package struct GlyphRun: Hashable, Sendable {
  package struct Glyph: Hashable, Sendable {
    /// Its number in the font file.
    package var id: UInt32
    /// Its origin in points from the line's; y points down.
    package var position: CGPoint
  }

  package var font: Font
  package var color: CGColor?
  package var glyphs: [Glyph] = []
  /// Where characters stand that the font has no glyph for, in points from the line's origin.
  package var missing: [CGRect] = []
}
