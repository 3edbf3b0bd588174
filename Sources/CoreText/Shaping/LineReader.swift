import CPango
import CoreGraphics

/// Collects the glyphs of a line from left to right.
struct LineReader {
  /// How far the line reaches, in Pango's units; wider than they are, for very long lines.
  private(set) var pen = 0
  /// What Pango puts between characters, but Apple also after the last one of a line.
  private(set) var trailingKern: CGFloat = 0
  private(set) var runs: [GlyphRun] = []
  private(set) var fonts: [Font] = []

  mutating func read(_ item: PangoGlyphItem, runAt: (Int) -> TextRun) {
    guard let start = item.item?.pointee.offset, let string = item.glyphs?.pointee else { return }
    for number in 0..<Int(string.num_glyphs) {
      let glyph = string.glyphs[number]
      let run = runAt(Int(start) + Int(string.log_clusters[number]))
      add(glyph, in: run, raisedBy: item.y_offset)
      trailingKern = run.kern
      pen += Int(glyph.geometry.width)
    }
  }

  private mutating func add(_ glyph: PangoGlyphInfo, in run: TextRun, raisedBy y: Int32) {
    beginRun(run)
    guard glyph.glyph != Self.empty else { return }
    let origin = CGPoint(
      x: CGFloat(pen + Int(glyph.geometry.x_offset)) / CGFloat(PANGO_SCALE),
      y: Units.points(glyph.geometry.y_offset) - Units.points(y))
    if glyph.glyph & Self.unknown == 0 {
      runs[runs.count - 1].glyphs.append(.init(id: glyph.glyph, position: origin))
    } else if glyph.geometry.width > 0 {
      let size = CGSize(width: Units.points(glyph.geometry.width), height: run.font.capHeight)
      runs[runs.count - 1].missing.append(
        CGRect(origin: CGPoint(x: origin.x, y: origin.y - size.height), size: size))
    }
  }

  private mutating func beginRun(_ run: TextRun) {
    if let last = runs.last, last.font == run.font, last.color == run.color { return }
    runs.append(GlyphRun(font: run.font, color: run.color))
    fonts.append(run.font)
  }

  /// Pango's macros that say there is nothing to draw, and nothing to draw it with.
  private static let empty: UInt32 = 0x0FFF_FFFF
  private static let unknown: UInt32 = 0x1000_0000
}
