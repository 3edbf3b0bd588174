import UIKit

/// The picture in the selected cell flies to its place on the page that fades in behind it, and so does
/// whatever the pages share. Pages that name no picture just fade.
final class MagicMovePush: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.5
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to), let arriving = context.view(forKey: .to)
    else { return context.completeTransition(false) }

    arriving.frame = context.finalFrame(for: to)
    context.containerView.addSubview(arriving)
    // The picture's place is known only once the new page has been laid out.
    arriving.layoutIfNeeded()
    let flights = PictureFlight.flights(
      between: (from, to), from: (from as? any MagicMoveSource)?.magicMoveSourceView,
      to: (to as? any MagicMoveDestination)?.magicMoveDestinationView,
      in: context.containerView)
    arriving.alpha = 0

    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseInOut
    ) {
      for flight in flights { flight.land() }
      arriving.alpha = 1
    } completion: { _ in
      for flight in flights { flight.end() }
      arriving.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
