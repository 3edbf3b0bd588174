import UIKit

/// The page disappears while the one that went aside comes back from the left.
final class AsidePop: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    1
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard let to = context.viewController(forKey: .to),
      let leaving = context.view(forKey: .from), let arriving = context.view(forKey: .to)
    else { return context.completeTransition(false) }

    arriving.frame = context.finalFrame(for: to)
    arriving.transform = CGAffineTransform(translationX: -arriving.bounds.width, y: 0)
    context.containerView.insertSubview(arriving, belowSubview: leaving)

    UIView.animate(withDuration: transitionDuration(using: context)) {
      arriving.transform = .identity
      leaving.alpha = 0
    } completion: { _ in
      arriving.transform = .identity
      leaving.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
