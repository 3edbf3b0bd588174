package import CoreGraphics

extension TextLayout {
  /// A stretch of the text as a shape to be filled.
  package struct Shape: Hashable, Sendable {
    /// In points from the layout's top left corner, y pointing down; non-zero winding.
    package var path: CGPath
    /// nil for the colour that the drawing asks for.
    package var color: CGColor?
  }

  /// The text as shapes, one for each stretch of one font and colour on a line.
  package func shapes() throws(FontError) -> [Shape] {
    var shapes: [Shape] = []
    for line in lines {
      for run in line.runs {
        shapes.append(Shape(path: try run.path(from: line.origin), color: run.color))
      }
    }
    return shapes
  }
}

extension GlyphRun {
  /// Everything in the run as one path. `origin` is the line's.
  fileprivate func path(from origin: CGPoint) throws(FontError) -> CGPath {
    let path = CGMutablePath()
    let outlines = try GlyphOutlines.shared.outlines(of: glyphs.map(\.id), face: font.face)
    for (glyph, outline) in zip(glyphs, outlines) {
      path.addPath(
        outline,
        transform: CGAffineTransform(
          a: font.size, b: 0, c: 0, d: -font.size,
          tx: origin.x + glyph.position.x, ty: origin.y + glyph.position.y))
    }
    for box in missing {
      path.addMissingGlyph(in: box.offsetBy(dx: origin.x, dy: origin.y), em: font.size)
    }
    return path
  }
}

extension CGMutablePath {
  /// An empty frame that says a character has no glyph.
  fileprivate func addMissingGlyph(in box: CGRect, em: CGFloat) {
    let frame = box.insetBy(dx: min(em / 16, box.width / 4), dy: 0)
    let hole = frame.insetBy(dx: min(em / 16, frame.width / 4), dy: em / 16)
    addRect(frame)
    move(to: CGPoint(x: hole.minX, y: hole.minY))
    addLine(to: CGPoint(x: hole.minX, y: hole.maxY))
    addLine(to: CGPoint(x: hole.maxX, y: hole.maxY))
    addLine(to: CGPoint(x: hole.maxX, y: hole.minY))
    closeSubpath()
  }
}
