import UIKit

/// The new screen appears through the old one.
final class CrossFade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.35
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard let to = context.viewController(forKey: .to), let arriving = context.view(forKey: .to)
    else { return context.completeTransition(false) }

    arriving.frame = context.finalFrame(for: to)
    context.containerView.addSubview(arriving)
    arriving.alpha = 0

    UIView.animate(withDuration: transitionDuration(using: context)) {
      arriving.alpha = 1
    } completion: { _ in
      arriving.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
