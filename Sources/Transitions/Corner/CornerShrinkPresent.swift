import UIKit

/// The old page shrinks away into the lower right corner and uncovers the new one.
final class CornerShrinkPresent: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    1.2
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    let container = context.containerView
    guard let to = context.viewController(forKey: .to),
      let leaving = context.view(forKey: .from), let arriving = context.view(forKey: .to),
      let picture = leaving.snapshotView(afterScreenUpdates: false)
    else { return context.completeTransition(false) }

    arriving.frame = context.finalFrame(for: to)
    container.addSubview(arriving)
    picture.frame = leaving.frame
    container.addSubview(picture)
    let button = CornerButton.frame(in: container.bounds)

    UIView.animate(withDuration: transitionDuration(using: context)) {
      picture.frame = CGRect(x: button.midX, y: button.midY, width: 0, height: 0)
    } completion: { _ in
      picture.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
