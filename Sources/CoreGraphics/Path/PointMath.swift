import Foundation

func mix(_ one: CGPoint, _ other: CGPoint, _ t: CGFloat) -> CGPoint {
  CGPoint(x: one.x + (other.x - one.x) * t, y: one.y + (other.y - one.y) * t)
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}

func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
  hypot(other.x - one.x, other.y - one.y)
}

/// The unit vector from one point towards another; zero when they are the same.
func direction(_ from: CGPoint, _ to: CGPoint) -> CGVector {
  let (dx, dy) = (to.x - from.x, to.y - from.y)
  let length = hypot(dx, dy)
  return length == 0 ? .zero : CGVector(dx: dx / length, dy: dy / length)
}
