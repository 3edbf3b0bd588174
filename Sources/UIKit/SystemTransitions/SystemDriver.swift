import Foundation
import QuartzCore

/// A finger that drives one of the system's own transitions: evenly, and the rest by its spring.
@MainActor
final class SystemDriver: UIPercentDrivenInteractiveTransition, NamedInLog {
  /// How long the finger's motion counts on after it has let go, in seconds, as imitations have it.
  private static let foresight: CGFloat = 0.3

  var logName: String { "UIKit's interaction" }

  /// The spring's, until it is as near to the end as it comes in half a second on the whole way.
  override func rest(
    of share: Double
  ) -> (duration: TimeInterval, pacing: PlayedAnimation.Pacing)? {
    let spring = SpringCurve.keyboard
    let gap = 1 - spring.value(at: Self.whole)
    guard share > gap else { return (0, .curve(nil)) }
    let pacing = PlayedAnimation.Pacing.spring(spring)
    return (
      Self.whole * pacing.fraction(reaching: 1 - gap / share, of: Self.whole), pacing
    )
  }

  /// How long the spring takes for the whole way, in seconds.
  private static let whole = 0.5

  /// The finger has let go, while it went on by `velocity` shares of the way a second.
  func letGo(velocity: CGFloat) {
    percentComplete + Self.foresight * velocity > 0.5 ? finish() : cancel()
  }
}
