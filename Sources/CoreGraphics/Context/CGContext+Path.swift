public import Foundation

extension CGContext {
  public func beginPath() {
    pathBuilder = PathBuilder(transform: .identity)
  }

  public func closePath() {
    pathBuilder.close()
  }

  public func move(to point: CGPoint) {
    build { $0.move(to: point) }
  }

  public func addLine(to point: CGPoint) {
    build { $0.addLine(to: point) }
  }

  public func addLines(between points: [CGPoint]) {
    build { $0.addLines(between: points) }
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    build { $0.addQuadCurve(to: end, control: control) }
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    build { $0.addCurve(to: end, control1: control1, control2: control2) }
  }

  public func addRect(_ rect: CGRect) {
    build { $0.addRect(rect) }
  }

  public func addRects(_ rects: [CGRect]) {
    build { builder in rects.forEach { builder.addRect($0) } }
  }

  public func addEllipse(in rect: CGRect) {
    build { $0.addEllipse(in: rect) }
  }

  /// Angles in radians from the x axis towards the y axis; `clockwise` turns against that.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    build {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
    }
  }

  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    build { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }

  public func addPath(_ path: CGPath) {
    build { $0.add(path.elements) }
  }

  public var isPathEmpty: Bool { pathBuilder.elements.isEmpty }

  /// In user space.
  public var path: CGPath? {
    isPathEmpty
      ? nil : CGPath(elements: pathBuilder.elements).applying(state.transform.inverted())
  }

  /// In user space; zero without a path.
  public var currentPointOfPath: CGPoint {
    pathBuilder.currentPoint?.applying(state.transform.inverted()) ?? .zero
  }

  /// In user space; null without a path.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let rule: CGPathFillRule = [.eoFill, .eoFillStroke].contains(mode) ? .evenOdd : .winding
    return path?.contains(point, using: rule) ?? false
  }

  public func replacePathWithStrokedPath() {
    guard let path else { return }
    let style = state.stroke
    let dashed =
      style.usableDash.isEmpty
      ? path : path.copy(dashingWithPhase: style.dashPhase, lengths: style.usableDash)
    let outline = dashed.copy(
      strokingWithWidth: style.width, lineCap: style.cap, lineJoin: style.join,
      miterLimit: style.miterLimit)
    beginPath()
    addPath(outline)
  }

  /// What is added now goes through the transform of now, as at Apple.
  private func build(_ change: (inout PathBuilder) -> Void) {
    pathBuilder.transform = state.transform
    change(&pathBuilder)
  }

  /// Hands over the path, in pixels, and begins a new one.
  func takePath() -> [CGPathElementValue] {
    defer { beginPath() }
    return pathBuilder.elements
  }
}
