import UIKit

/// The page that went into the lower right corner grows out of it again.
final class CornerGrowDismiss: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    1.2
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    let container = context.containerView
    guard let to = context.viewController(forKey: .to), let arriving = context.view(forKey: .to)
    else { return context.completeTransition(false) }

    let frame = context.finalFrame(for: to)
    arriving.frame = frame
    guard let picture = arriving.snapshotView(afterScreenUpdates: true) else {
      return context.completeTransition(false)
    }
    picture.frame = CornerButton.frame(in: container.bounds)
    container.addSubview(picture)

    UIView.animate(withDuration: transitionDuration(using: context)) {
      picture.frame = frame
    } completion: { _ in
      if !context.transitionWasCancelled { container.addSubview(arriving) }
      picture.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
