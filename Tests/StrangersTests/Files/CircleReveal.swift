// swift-format-ignore-file

import QuartzCore
import UIKit

/// Opens the next page through a growing circle.
class CircleReveal: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
  let origin: CGPoint
  weak var transitionContext: UIViewControllerContextTransitioning?

  init(origin: CGPoint) {
    self.origin = origin
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    return 0.6
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    self.transitionContext = transitionContext
    guard let toVC = transitionContext.viewController(forKey: .to) else { return }
    transitionContext.containerView.addSubview(toVC.view)

    let start = UIBezierPath(ovalIn: CGRect(x: origin.x, y: origin.y, width: 0, height: 0))
    let dx = max(origin.x, toVC.view.bounds.width - origin.x)
    let dy = max(origin.y, toVC.view.bounds.height - origin.y)
    let radius = sqrt((dx * dx) + (dy * dy))
    let end = UIBezierPath(
      ovalIn: CGRect(origin: origin, size: .zero).insetBy(dx: -radius, dy: -radius))

    let maskLayer = CAShapeLayer()
    maskLayer.path = end.cgPath
    toVC.view.layer.mask = maskLayer

    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = start.cgPath
    animation.toValue = end.cgPath
    animation.duration = self.transitionDuration(using: transitionContext)
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    animation.delegate = self
    maskLayer.add(animation, forKey: "path")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard let context = transitionContext else { return }
    context.completeTransition(!context.transitionWasCancelled)
    context.viewController(forKey: UITransitionContextViewControllerKey.to)?.view.layer.mask = nil
  }
}
