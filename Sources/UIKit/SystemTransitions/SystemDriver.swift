import Foundation
import QuartzCore

/// A finger that drives one of the system's own transitions: evenly, and the rest by its spring.
@MainActor
final class SystemDriver: UIPercentDrivenInteractiveTransition, NamedInLog {
  /// How long the finger's motion counts on after it has let go, in seconds, as imitations have it.
  private static let foresight: CGFloat = 0.3

  var logName: String { "UIKit's interaction" }

  override var rest: (duration: TimeInterval, pacing: PlayedAnimation.Pacing)? {
    (0.5, .spring(.keyboard))
  }

  /// The finger has let go, while it went on by `velocity` shares of the way a second.
  func letGo(velocity: CGFloat) {
    percentComplete + Self.foresight * velocity > 0.5 ? finish() : cancel()
  }
}
