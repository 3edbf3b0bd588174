import UIKit

/// A card grows and appears, 40 points inside the frame that the presentation gives it; less in a
/// container that is too small for that.
///
/// For presentations that leave the presenter in place, `.custom` for one.
final class ModalZoomPresent: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.4
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard let to = context.viewController(forKey: .to), let card = context.view(forKey: .to)
    else { return context.completeTransition(false) }

    let frame = context.finalFrame(for: to)
    card.frame = frame.insetBy(dx: min(40, frame.width / 4), dy: min(40, frame.height / 4))
    card.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
    card.alpha = 0
    context.containerView.addSubview(card)

    UIView.animate(withDuration: transitionDuration(using: context)) {
      card.transform = .identity
      card.alpha = 1
    } completion: { _ in
      card.transform = .identity
      card.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
