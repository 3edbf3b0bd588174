public import UIKit

/// Scrubs an animator's transition with the fingers.
public final class PercentDriver: UIPercentDrivenInteractiveTransition, GestureDriver {
  private let travel: GestureTravel

  public init(_ travel: GestureTravel) {
    self.travel = travel
    super.init()
  }

  public func began(_ recognizer: UIGestureRecognizer) {}

  public func changed(_ recognizer: UIGestureRecognizer) {
    update(travel.progress(of: recognizer))
  }

  public func ended(_ recognizer: UIGestureRecognizer) {
    travel.finishes(recognizer) ? finish() : cancel()
  }
}
