// swift-format-ignore-file

import UIKit

private extension CATransform3D {
  static func turned(_ degrees: CGFloat) -> CATransform3D {
    CATransform3DRotate(CATransform3DIdentity, degrees * .pi / 180, 0, 1, 0)
  }
}

/// The page turns its back, which is a small card, and the card grows into the next page.
class CardFlip: NSObject, UIViewControllerAnimatedTransitioning {
  var cardFrame: CGRect
  private(set) var card: UIView?

  required init(cardFrame: CGRect) { self.cardFrame = cardFrame }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { return 0.6 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let stage = transitionContext.containerView
    let arriving = transitionContext.viewController(forKey: .to)!
    let leaving = transitionContext.viewController(forKey: .from)!.view!
    let target = transitionContext.finalFrame(for: arriving)

    stage.addSubview(arriving.view)
    guard let card = arriving.view.snapshotView(afterScreenUpdates: true) else {
      return transitionContext.completeTransition(true)
    }
    self.card = card
    arriving.view.isHidden = true
    stage.insertSubview(card, aboveSubview: arriving.view)
    card.frame = cardFrame
    card.layer.cornerRadius = 20
    card.layer.masksToBounds = true
    card.layer.transform = .turned(90)
    stage.layer.sublayerTransform.m34 = -1 / 500

    let third = 1.0 / 3
    UIView.animateKeyframes(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      options: [.calculationModeCubic],
      animations: {
        UIView.addKeyframe(
          withRelativeStartTime: 0, relativeDuration: third,
          animations: { leaving.layer.transform = .turned(-90) })
        UIView.addKeyframe(withRelativeStartTime: third, relativeDuration: third) {
          card.layer.transform = CATransform3DIdentity
        }
        UIView.addKeyframe(withRelativeStartTime: 2 * third, relativeDuration: third) {
          card.frame = target
          card.layer.cornerRadius = 0
        }
      }
    ) { _ in
      card.removeFromSuperview()
      arriving.view.isHidden = false
      leaving.layer.transform = CATransform3DIdentity
      stage.layer.sublayerTransform = CATransform3DIdentity
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
