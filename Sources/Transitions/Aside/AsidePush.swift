import UIKit

/// The old page leaves to the left while the new one appears over it.
final class AsidePush: NSObject, UIViewControllerAnimatedTransitioning {
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
    arriving.alpha = 0
    context.containerView.addSubview(arriving)

    UIView.animate(withDuration: transitionDuration(using: context)) {
      leaving.transform = CGAffineTransform(translationX: -leaving.bounds.width, y: 0)
      arriving.alpha = 1
    } completion: { _ in
      leaving.transform = .identity
      arriving.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
