import UIKit

/// The page that was turned away turns back about its left edge and covers the other: `FlipPresent`
/// run backwards.
final class FlipDismiss: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.8
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    let container = context.containerView
    guard let to = context.viewController(forKey: .to), let arriving = context.view(forKey: .to)
    else { return context.completeTransition(false) }

    container.addSubview(arriving)
    let hinge = PageHinge(page: arriving, frame: context.finalFrame(for: to), in: container)
    hinge.open()

    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseIn
    ) {
      hinge.close()
    } completion: { _ in
      hinge.remove(from: container)
      if context.transitionWasCancelled { arriving.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
