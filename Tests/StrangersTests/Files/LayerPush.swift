// swift-format-ignore-file

import UIKit

// Core Animation by hand: explicit animations and a transaction that knows when all is over.
class LayerPush: NSObject, UIViewControllerAnimatedTransitioning {

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { return 0.4 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let toView = transitionContext.view(forKey: UITransitionContextViewKey.to)!
    let fromView = transitionContext.view(forKey: UITransitionContextViewKey.from)!
    transitionContext.containerView.addSubview(toView)
    let duration = transitionDuration(using: transitionContext)
    let middle = CGPoint(x: toView.bounds.midX, y: toView.bounds.midY)

    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(
      CAMediaTimingFunction(name: CAMediaTimingFunctionName.linear))
    CATransaction.setCompletionBlock {
      fromView.layer.removeAllAnimations()
      toView.layer.removeAllAnimations()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    let move = CABasicAnimation(keyPath: "position")
    move.fromValue = NSValue(cgPoint: CGPoint(x: middle.x + toView.bounds.width, y: middle.y))
    move.toValue = NSValue(cgPoint: middle)
    move.duration = duration
    move.fillMode = .forwards
    move.isRemovedOnCompletion = false
    toView.layer.add(move, forKey: "move")

    let group = CAAnimationGroup()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = NSNumber(value: 0)
    let shrink = CABasicAnimation(keyPath: "transform")
    shrink.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
    shrink.toValue = NSValue(caTransform3D: CATransform3DMakeScale(0.5, 0.5, 1))
    group.animations = [fade, shrink]
    group.duration = duration
    group.fillMode = CAMediaTimingFillMode.both
    group.isRemovedOnCompletion = false
    fromView.layer.add(group, forKey: nil)
    CATransaction.commit()
  }
}
