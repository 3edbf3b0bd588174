public import UIKit

/// Which way the fingers of a gesture go, and how much of it they have gone.
public struct GestureTravel: Sendable, Equatable {
  public enum Way: Sendable {
    case left, right, up, down
    /// Two fingers that come nearer to each other.
    case inward
    /// Two fingers that go apart.
    case outward
  }

  /// How fast fingers that flick are, in ways a second: about 500 points on an iPhone 6.
  private static let flick: CGFloat = 1.3

  public var way: Way

  public init(_ way: Way) {
    self.way = way
  }

  /// From 0 to 1: a pan's way is the window's side, a pinch's a scale of nothing or of two.
  ///
  /// - Parameter start: How much was done when the gesture began.
  @MainActor public func progress(
    of recognizer: UIGestureRecognizer, from start: CGFloat = 0
  ) -> CGFloat {
    let share =
      switch recognizer {
      case let pan as UIPanGestureRecognizer: share(of: pan.translation(in: nil), for: pan)
      case let pinch as UIPinchGestureRecognizer: way == .inward ? 1 - pinch.scale : pinch.scale - 1
      default: 0.0
      }
    return min(max(start + share, 0), 1)
  }

  /// Whether what the fingers moved goes on to its end once they are lifted: by a flick, or from past
  /// the half. Fingers that are taken away, or flick back, send it back.
  @MainActor public func finishes(
    _ recognizer: UIGestureRecognizer, from start: CGFloat = 0
  ) -> Bool {
    guard recognizer.state == .ended else { return false }
    let speed = speed(of: recognizer)
    return abs(speed) >= Self.flick ? speed > 0 : progress(of: recognizer, from: start) > 0.5
  }

  /// Ways a second; negative for fingers that go back.
  @MainActor public func speed(of recognizer: UIGestureRecognizer) -> CGFloat {
    switch recognizer {
    case let pan as UIPanGestureRecognizer: share(of: pan.velocity(in: nil), for: pan)
    case let pinch as UIPinchGestureRecognizer: way == .inward ? -pinch.velocity : pinch.velocity
    default: 0
    }
  }

  /// How much of the side of the window it goes along the way.
  @MainActor private func share(of vector: CGPoint, for pan: UIPanGestureRecognizer) -> CGFloat {
    guard let bounds = (pan.view?.window ?? pan.view)?.bounds, !bounds.isEmpty else { return 0 }
    return switch way {
    case .left: -vector.x / bounds.width
    case .right: vector.x / bounds.width
    case .up: -vector.y / bounds.height
    case .down: vector.y / bounds.height
    case .inward, .outward: 0
    }
  }
}
