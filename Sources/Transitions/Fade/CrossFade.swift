import UIKit

/// The new screen appears through the old one; where the old one only covers the new one, it
/// disappears.
final class CrossFade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.35
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard let to = context.viewController(forKey: .to), let arriving = context.view(forKey: .to)
    else { return uncover(context) }

    arriving.frame = context.finalFrame(for: to)
    context.containerView.addSubview(arriving)
    arriving.alpha = 0

    UIView.animate(withDuration: transitionDuration(using: context)) {
      arriving.alpha = 1
    } completion: { _ in
      arriving.alpha = 1
      if context.transitionWasCancelled { arriving.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func uncover(_ context: any UIViewControllerContextTransitioning) {
    guard let leaving = context.view(forKey: .from) else {
      return context.completeTransition(false)
    }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      leaving.alpha = 0
    } completion: { _ in
      leaving.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
