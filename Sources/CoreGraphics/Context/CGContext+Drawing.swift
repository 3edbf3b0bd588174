public import Foundation

extension CGContext {
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takePath(), rule)
  }

  public func strokePath() {
    stroke(takePath())
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    let elements = takePath()
    switch mode {
    case .fill: fill(elements, .winding)
    case .eoFill: fill(elements, .evenOdd)
    case .stroke: stroke(elements)
    case .fillStroke:
      fill(elements, .winding)
      stroke(elements)
    case .eoFillStroke:
      fill(elements, .evenOdd)
      stroke(elements)
    }
  }

  public func fill(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    fillPath()
  }

  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Each two points are a line.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      addLines(between: [points[index], points[index + 1]])
    }
    strokePath()
  }

  /// Makes the rectangle transparent.
  public func clear(_ rect: CGRect) {
    saveGState()
    setBlendMode(.clear)
    setAlpha(1)
    state.shadow = nil
    fill(rect)
    restoreGState()
  }
}

extension CGContext {
  private func fill(_ elements: [CGPathElementValue], _ rule: CGPathFillRule) {
    let paint = Paint.color(state.fillColor.rgba.faded(Double(state.alpha)))
    let antialiased = state.isAntialiased
    composite(within: elements.boundingBox) { canvas, mode in
      canvas.fill(elements, rule, with: paint, mode: mode, antialiased: antialiased)
    }
  }

  private func stroke(_ elements: [CGPathElementValue]) {
    guard !state.blendMode.reachesOutside else { return strokeInside(elements) }
    let paint = Paint.color(state.strokeColor.rgba.faded(Double(state.alpha)))
    let (style, transform, antialiased) = (state.stroke, state.transform, state.isAntialiased)
    let reach = style.reach(transform)
    composite(within: elements.boundingBox.insetBy(dx: -reach, dy: -reach)) { canvas, mode in
      canvas.stroke(
        elements, style, transform, with: paint, mode: mode, antialiased: antialiased)
    }
  }

  /// As a fill of the outline, which a clip can hold within itself.
  private func strokeInside(_ elements: [CGPathElementValue]) {
    guard state.transform.isRegular else { return }
    saveGState()
    setFillColor(state.strokeColor)
    addPath(CGPath(elements: elements).applying(state.transform.inverted()))
    replacePathWithStrokedPath()
    fillPath()
    restoreGState()
  }
}
