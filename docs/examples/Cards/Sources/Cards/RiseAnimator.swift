import UIKit

/// A page rises over the one that is there, at one speed.
public final class RiseAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.4
  }

  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let page = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(false)
    }
    let container = transitionContext.containerView
    container.addSubview(page)
    page.transform = CGAffineTransform(translationX: 0, y: container.bounds.height)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear
    ) {
      page.transform = .identity
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
