import CoreGraphics
import Foundation

/// An alert fades in while it shrinks to its size, and fades out; a sheet comes and goes at the lower
/// end of the screen. The numbers are those of imitations of iOS 9 to 12.
@MainActor
final class AlertAnimator: NSObject, SystemAnimator {
  let movesBySpring = false
  private let style: UIAlertController.Style
  private let isDismissal: Bool

  init(_ style: UIAlertController.Style, isDismissal: Bool) {
    self.style = style
    self.isDismissal = isDismissal
    super.init()
  }

  var logName: String { style == .alert ? "UIKit's alert" : "UIKit's action sheet" }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.404
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard let page = context.view(forKey: isDismissal ? .from : .to) else {
      return context.completeTransition(false)
    }
    if !isDismissal, let alert = context.viewController(forKey: .to) {
      page.frame = context.finalFrame(for: alert)
      context.containerView.addSubview(page)
      page.layoutIfNeeded()
      leave(page, in: context.containerView, scale: 1.2)
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0
    ) {
      if self.isDismissal {
        self.leave(page, in: context.containerView, scale: 1)
      } else {
        page.alpha = 1
        page.transform = .identity
      }
    } completion: { _ in
      page.alpha = 1
      page.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Puts the page where it can't be seen.
  private func leave(_ page: UIView, in container: UIView, scale: CGFloat) {
    switch style {
    case .alert:
      page.alpha = 0
      page.transform = CGAffineTransform(scaleX: scale, y: scale)
    case .actionSheet:
      page.transform = CGAffineTransform(
        translationX: 0, y: container.bounds.height - page.frame.minY)
    }
  }
}
