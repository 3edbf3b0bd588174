import UIKit

/// The page that leaves shrinks to a tenth of its size about the centre, above the one it uncovers.
final class PopScale: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.4
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard let to = context.viewController(forKey: .to),
      let leaving = context.view(forKey: .from), let arriving = context.view(forKey: .to)
    else { return context.completeTransition(false) }

    arriving.frame = context.finalFrame(for: to)
    context.containerView.insertSubview(arriving, belowSubview: leaving)

    UIView.animate(withDuration: transitionDuration(using: context)) {
      leaving.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    } completion: { _ in
      leaving.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
