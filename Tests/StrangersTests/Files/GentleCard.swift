// swift-format-ignore-file

import UIKit

/// Taps the finger back, and leaves the motion away for those who asked for it.
class GentleCard: NSObject, UIViewControllerAnimatedTransitioning {
  private let feedback = UIImpactFeedbackGenerator(style: .light)

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    UIAccessibility.isReduceMotionEnabled ? 0.1 : 0.3
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let card = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    else { return }
    feedback.prepare()
    transitionContext.containerView.addSubview(card)
    card.frame = transitionContext.finalFrame(for: controller).insetBy(dx: 20, dy: 40)
    card.layer.cornerRadius = 16
    if #available(iOS 11.0, *) {
      card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    }
    card.layer.shadowColor = UIColor.black.cgColor
    card.layer.shadowOpacity = 0.3
    card.layer.shadowRadius = 10
    card.layer.shadowOffset = CGSize(width: 0, height: 4)
    card.layer.shouldRasterize = true
    card.layer.rasterizationScale = UIScreen.main.scale
    card.accessibilityViewIsModal = true
    card.transform = CGAffineTransform.identity.scaledBy(x: 0.8, y: 0.8).translatedBy(x: 0, y: 100)

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseOut
    ) {
      card.transform = .identity
    } completion: { [feedback] _ in
      feedback.impactOccurred()
      card.layer.shouldRasterize = false
      UIAccessibility.post(notification: .screenChanged, argument: card)
      transitionContext.completeTransition(true)
    }
  }
}
