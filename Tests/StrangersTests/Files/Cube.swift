// swift-format-ignore-file

import UIKit

/// Two faces of a cube that turns.
final class Cube: NSObject, UIViewControllerAnimatedTransitioning {
  private let perspective: CGFloat = -1 / 200.0

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { 0.5 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let containerView = transitionContext.containerView
    guard let toView = transitionContext.viewController(forKey: .to)?.view,
      let fromView = transitionContext.viewController(forKey: .from)?.view
    else { return }
    let angle = CGFloat.pi / 2

    toView.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    fromView.layer.anchorPoint = CGPoint(x: 1, y: 0.5)

    var fromT = CATransform3DMakeRotation(-angle, 0, 1, 0)
    var toT = CATransform3DMakeRotation(angle, 0.0, 1.0, 0.0)
    fromT.m34 = perspective
    toT.m34 = perspective

    containerView.transform = CGAffineTransform(translationX: containerView.frame.width / 2.0, y: 0)
    toView.layer.transform = toT
    containerView.addSubview(toView)

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        containerView.transform = CGAffineTransform(
          translationX: -containerView.frame.width / 2, y: 0)
        fromView.layer.transform = fromT
        toView.layer.transform = CATransform3DIdentity
      },
      completion: { _ in
        containerView.transform = .identity
        for view in [fromView, toView] {
          view.layer.transform = CATransform3DIdentity
          view.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
