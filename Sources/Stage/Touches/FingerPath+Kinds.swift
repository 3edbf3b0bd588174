package import UIKit

/// The common movements; lengths in points, times in seconds.
extension FingerPath {
  package static func tap(at point: CGPoint, for duration: TimeInterval = 0.08) -> FingerPath {
    FingerPath(from: point, legs: [Leg(to: point, duration: duration)])
  }

  package static func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval,
    pace: UIView.AnimationCurve = .linear, ending: Ending = .lifted
  ) -> FingerPath {
    FingerPath(
      from: start, legs: [Leg(to: end, duration: duration, pace: pace)], ending: ending)
  }

  /// From point to point, at one speed all the way.
  package static func through(
    _ points: [CGPoint], duration: TimeInterval, ending: Ending = .lifted
  ) -> FingerPath {
    let start = points.first ?? .zero
    let lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let whole = lengths.reduce(0, +)
    let legs = zip(points.dropFirst(), lengths).map { point, length in
      Leg(to: point, duration: whole > 0 ? duration * length / whole : 0)
    }
    return FingerPath(from: start, legs: legs, ending: ending)
  }

  /// A quick stroke.
  package static func swipe(
    from start: CGPoint, by offset: CGVector, duration: TimeInterval = 0.15
  ) -> FingerPath {
    let end = CGPoint(x: start.x + offset.dx, y: start.y + offset.dy)
    return drag(from: start, to: end, duration: duration)
  }

  /// Two fingers, one each side of `center`, whose distance grows or shrinks along a line that is
  /// turned by `angle` from the horizontal.
  package static func pinch(
    around center: CGPoint, from distance: CGFloat, to other: CGFloat, angle: CGFloat = 0,
    duration: TimeInterval, pace: UIView.AnimationCurve = .linear
  ) -> [FingerPath] {
    [-0.5, 0.5].map { side in
      func point(_ distance: CGFloat) -> CGPoint {
        CGPoint(
          x: center.x + side * distance * cos(angle), y: center.y + side * distance * sin(angle))
      }
      return drag(from: point(distance), to: point(other), duration: duration, pace: pace)
    }
  }
}
