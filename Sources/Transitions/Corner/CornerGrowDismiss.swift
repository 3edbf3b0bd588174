import UIKit

/// A picture of the page that went into the lower right corner grows out of it again, and then
/// fades away from above the page itself.
final class CornerGrowDismiss: NSObject, UIViewControllerAnimatedTransitioning {
  /// In seconds.
  private static let (growth, fade) = (1.2, 0.5)

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    Self.growth + Self.fade
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

    UIView.animate(withDuration: Self.growth) {
      picture.frame = frame
    } completion: { _ in
      guard !context.transitionWasCancelled else {
        picture.removeFromSuperview()
        return context.completeTransition(false)
      }
      container.insertSubview(arriving, belowSubview: picture)
      self.fade(picture, in: context)
    }
  }

  private func fade(_ picture: UIView, in context: any UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: Self.fade) {
      picture.alpha = 0
    } completion: { _ in
      picture.removeFromSuperview()
      context.completeTransition(true)
    }
  }
}
