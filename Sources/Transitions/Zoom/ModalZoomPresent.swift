import UIKit

/// A card grows and appears: in the frame that its presentation controller gives it, or else 40
/// points inside the container; less in one that is too small for that.
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

    card.frame = frame(of: to, in: context)
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

  private func frame(
    of card: UIViewController, in context: any UIViewControllerContextTransitioning
  ) -> CGRect {
    let (frame, whole) = (context.finalFrame(for: card), context.containerView.bounds)
    guard frame == whole else { return frame }
    return whole.insetBy(dx: min(40, whole.width / 4), dy: min(40, whole.height / 4))
  }
}
