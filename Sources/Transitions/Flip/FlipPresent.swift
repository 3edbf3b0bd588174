import UIKit

/// The page turns about its left edge, like a book's, and uncovers the new one.
final class FlipPresent: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.8
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    let container = context.containerView
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to),
      let leaving = context.view(forKey: .from), let arriving = context.view(forKey: .to)
    else { return context.completeTransition(false) }

    arriving.frame = context.finalFrame(for: to)
    container.addSubview(arriving)
    container.bringSubviewToFront(leaving)
    let hinge = PageHinge(page: leaving, frame: context.initialFrame(for: from), in: container)

    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseOut
    ) {
      hinge.open()
    } completion: { _ in
      hinge.remove(from: container)
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
