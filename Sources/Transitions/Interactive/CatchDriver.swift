public import UIKit

/// Scrubs a transition with the fingers, and lets one catch it again while it runs by itself: it stops
/// below the finger, goes with it, and goes on or back once it is let go.
///
/// Begun by a tap, the transition starts by itself.
public final class CatchDriver: UIPercentDrivenInteractiveTransition, GestureDriver {
  private let travel: GestureTravel
  private let catcher = InstantPan()

  /// How much was done when the finger took hold.
  private var share: CGFloat = 0

  public init(_ travel: GestureTravel) {
    self.travel = travel
    super.init()
    completionCurve = .easeOut
    catcher.maximumNumberOfTouches = 1
    catcher.addTarget(self, action: CatchDriver.follow)
  }

  public func began(_ recognizer: UIGestureRecognizer) {
    wantsInteractiveStart = recognizer.state == .began
    catcher.isEnabled = !wantsInteractiveStart
  }

  /// Looks for fingers anywhere on the screen, as long as the transition lasts.
  public override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    let window = transitionContext.containerView.window
    window?.addGestureRecognizer(catcher)
    let coordinator = transitionContext.viewController(forKey: .to)?.transitionCoordinator
    coordinator?.animate(alongsideTransition: nil) { [catcher] _ in
      window?.removeGestureRecognizer(catcher)
    }
  }

  public func changed(_ recognizer: UIGestureRecognizer) {
    update(travel.progress(of: recognizer, from: share))
  }

  public func ended(_ recognizer: UIGestureRecognizer) {
    travel.finishes(recognizer, from: share) ? finish() : cancel()
    catcher.isEnabled = true
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      pause()
      share = percentComplete
    case .changed: changed(pan)
    case .ended, .cancelled: ended(pan)
    default: break
    }
  }
}
