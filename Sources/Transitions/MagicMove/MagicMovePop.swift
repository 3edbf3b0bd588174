import UIKit

/// The picture flies back to the cell it came from, while its page fades away above the list.
final class MagicMovePop: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.5
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to),
      let leaving = context.view(forKey: .from), let arriving = context.view(forKey: .to)
    else { return context.completeTransition(false) }

    arriving.frame = context.finalFrame(for: to)
    context.containerView.insertSubview(arriving, belowSubview: leaving)
    arriving.layoutIfNeeded()
    let flights = PictureFlight.flights(
      between: (from, to),
      from: (from as? any MagicMoveDestination)?.magicMoveDestinationView,
      to: (to as? any MagicMoveSource)?.magicMoveSourceView, in: context.containerView)

    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseInOut
    ) {
      for flight in flights { flight.land() }
      leaving.alpha = 0
    } completion: { _ in
      for flight in flights { flight.end() }
      leaving.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
