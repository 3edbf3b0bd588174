import Foundation

/// A piece of a path that has a length: a cubic Bézier curve; lines and quadratic curves are raised to one.
struct CubicCurve: Hashable {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint
  var isLine = false

  init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
  }

  init(line start: CGPoint, _ end: CGPoint) {
    self.init(start, mix(start, end, 1 / 3), mix(start, end, 2 / 3), end)
    isLine = true
  }

  init(quad start: CGPoint, _ control: CGPoint, _ end: CGPoint) {
    self.init(start, mix(start, control, 2 / 3), mix(end, control, 2 / 3), end)
  }

  func point(at t: CGFloat) -> CGPoint {
    split(at: t).0.end
  }

  /// By how much the point moves when `t` does.
  func derivative(at t: CGFloat) -> CGVector {
    let s = 1 - t
    let (first, second, third) = (3 * s * s, 6 * s * t, 3 * t * t)
    return CGVector(
      dx: first * (control1.x - start.x) + second * (control2.x - control1.x)
        + third * (end.x - control2.x),
      dy: first * (control1.y - start.y) + second * (control2.y - control1.y)
        + third * (end.y - control2.y))
  }

  /// Both parts, by de Casteljau.
  func split(at t: CGFloat) -> (CubicCurve, CubicCurve) {
    let (a, b, c) = (mix(start, control1, t), mix(control1, control2, t), mix(control2, end, t))
    let (ab, bc) = (mix(a, b, t), mix(b, c, t))
    let middle = mix(ab, bc, t)
    var (one, two) = (CubicCurve(start, a, ab, middle), CubicCurve(middle, bc, c, end))
    (one.isLine, two.isLine) = (isLine, isLine)
    return (one, two)
  }

  /// What lies between two parameters.
  func part(from: CGFloat, to: CGFloat) -> CubicCurve {
    guard to > 0 else { return split(at: 0).0 }
    let head = to < 1 ? split(at: to).0 : self
    return from > 0 ? head.split(at: min(from / to, 1)).1 : head
  }

  /// As a path element that begins at `start`.
  var element: CGPathElementValue {
    isLine ? .line(end) : .curve(control1: control1, control2: control2, end: end)
  }
}
