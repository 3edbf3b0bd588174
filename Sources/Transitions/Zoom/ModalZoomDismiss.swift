import UIKit

/// The card shrinks and disappears. The presenter has been there all the time.
final class ModalZoomDismiss: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.4
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard let to = context.viewController(forKey: .to), let card = context.view(forKey: .from)
    else { return context.completeTransition(false) }

    if let presenter = context.view(forKey: .to) {
      presenter.frame = context.finalFrame(for: to)
      context.containerView.insertSubview(presenter, belowSubview: card)
    }

    UIView.animate(withDuration: transitionDuration(using: context)) {
      card.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
      card.alpha = 0
    } completion: { _ in
      card.transform = .identity
      card.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
