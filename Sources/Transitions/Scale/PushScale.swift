import UIKit

/// The new page grows from a tenth of its size about the centre, on top of the old one.
final class PushScale: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.4
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard let to = context.viewController(forKey: .to), let arriving = context.view(forKey: .to)
    else { return context.completeTransition(false) }

    arriving.frame = context.finalFrame(for: to)
    arriving.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    context.containerView.addSubview(arriving)

    UIView.animate(withDuration: transitionDuration(using: context)) {
      arriving.transform = .identity
    } completion: { _ in
      arriving.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
