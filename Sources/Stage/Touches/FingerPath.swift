package import UIKit

/// What a finger does from when it comes down to when it is gone, whatever is under it.
package struct FingerPath: Sendable, Equatable {
  /// A part of the way: straight to a point, in points of the window, in so many seconds.
  package struct Leg: Sendable, Equatable {
    package var end: CGPoint
    package var duration: TimeInterval
    package var pace: UIView.AnimationCurve

    package init(
      to end: CGPoint, duration: TimeInterval, pace: UIView.AnimationCurve = .linear
    ) {
      self.end = end
      self.duration = max(duration, 0)
      self.pace = pace
    }
  }

  /// How a finger goes.
  package enum Ending: Sendable {
    case lifted
    /// The system takes the touch away, as a telephone call does.
    case cancelled
  }

  /// Where the finger comes down, in points of the window.
  package var start: CGPoint
  package var legs: [Leg]
  package var ending: Ending

  package init(from start: CGPoint, legs: [Leg], ending: Ending = .lifted) {
    self.start = start
    self.legs = legs
    self.ending = ending
  }

  /// In seconds.
  package var duration: TimeInterval { legs.reduce(0) { $0 + $1.duration } }

  package var end: CGPoint { legs.last?.end ?? start }

  /// Where the finger is so many seconds after it came down.
  package func location(after seconds: TimeInterval) -> CGPoint {
    var (from, left) = (start, seconds)
    for leg in legs {
      if left < leg.duration { return leg.point(after: left, from: from) }
      left -= leg.duration
      from = leg.end
    }
    return from
  }
}

extension FingerPath.Leg {
  fileprivate func point(after seconds: TimeInterval, from start: CGPoint) -> CGPoint {
    let share = pace.function.value(at: min(max(seconds / duration, 0), 1))
    return CGPoint(
      x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
  }
}

extension UIView.AnimationCurve {
  fileprivate var function: CAMediaTimingFunction {
    switch self {
    case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
    case .easeIn: CAMediaTimingFunction(name: .easeIn)
    case .easeOut: CAMediaTimingFunction(name: .easeOut)
    case .linear: CAMediaTimingFunction(name: .linear)
    }
  }
}
