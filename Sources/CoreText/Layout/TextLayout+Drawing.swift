package import CoreGraphics

extension TextLayout {
  /// Fills the text with its top left corner at a point of a context whose y points down.
  ///
  /// Baselines go to whole pixels, so that stems end sharply; across, glyphs stay where they are.
  /// `color` is for what has none of its own, or for everything if `overridesColors`.
  package func draw(
    in context: CGContext, at point: CGPoint, color: CGColor, overridesColors: Bool = false
  ) throws(FontError) {
    var layout = self
    for index in lines.indices {
      let origin = lines[index].origin
      let baseline = CGPoint(x: origin.x + point.x, y: origin.y + point.y)
      layout.lines[index].origin = context.onPixelRow(baseline)
    }
    let shapes = try layout.shapes()
    context.saveGState()
    for shape in shapes where !shape.path.isEmpty {
      context.setFillColor(overridesColors ? color : shape.color ?? color)
      context.addPath(shape.path)
      context.fillPath()
    }
    context.restoreGState()
  }
}

extension CGContext {
  /// The nearest point whose y is a whole pixel's; the point itself where rows don't stay rows.
  fileprivate func onPixelRow(_ point: CGPoint) -> CGPoint {
    let transform = pixelTransform
    guard transform.b == 0, transform.c == 0, transform.d != 0 else { return point }
    let row = (point.y * transform.d + transform.ty).rounded()
    return CGPoint(x: point.x, y: (row - transform.ty) / transform.d)
  }
}
