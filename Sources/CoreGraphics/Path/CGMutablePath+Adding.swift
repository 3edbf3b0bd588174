public import Foundation

extension CGMutablePath {
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    build(transform) { $0.move(to: point) }
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    build(transform) { $0.addLine(to: point) }
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    build(transform) { $0.addLines(between: points) }
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    build(transform) { $0.addQuadCurve(to: end, control: control) }
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    build(transform) { $0.addCurve(to: end, control1: control1, control2: control2) }
  }

  public func closeSubpath() {
    build(.identity) { $0.close() }
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    build(transform) { $0.addRect(rect) }
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    build(transform) { builder in rects.forEach { builder.addRect($0) } }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    build(transform) { $0.addEllipse(in: rect) }
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    build(transform) {
      $0.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    }
  }

  /// Angles in radians from the x axis towards the y axis; `clockwise` turns against that.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    build(transform) {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise)
    }
  }

  /// `delta` in radians, positive from the x axis towards the y axis.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    build(transform) {
      $0.addArc(center: center, radius: radius, startAngle: startAngle, delta: delta)
    }
  }

  /// Rounds the corner at `tangent1End` between the current point and `tangent2End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    build(transform) {
      $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    build(transform) { $0.add(path.elements) }
  }
}
