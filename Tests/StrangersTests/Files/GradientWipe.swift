// swift-format-ignore-file

import UIKit

/// Wipes the next page in behind a soft edge.
class GradientWipe: NSObject {
  fileprivate let length: TimeInterval = 0.5
  fileprivate var context: UIViewControllerContextTransitioning?
  fileprivate let maskLayer = CAGradientLayer()
}

extension GradientWipe: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { return length }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    let view = transitionContext.view(forKey: .to)!
    transitionContext.containerView.addSubview(view)

    maskLayer.frame = view.bounds
    maskLayer.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
    maskLayer.startPoint = CGPoint(x: 0, y: 0.5)
    maskLayer.endPoint = CGPoint(x: 1, y: 0.5)
    maskLayer.locations = [1, 1.25]
    view.layer.mask = maskLayer

    let wipe = CABasicAnimation(keyPath: "locations")
    wipe.fromValue = [-0.25, 0]
    wipe.toValue = [1, 1.25]
    wipe.duration = length
    wipe.delegate = self
    wipe.setValue("wipe", forKey: "name")
    maskLayer.add(wipe, forKey: nil)
  }
}

extension GradientWipe: CAAnimationDelegate {
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard anim.value(forKey: "name") as? String == "wipe" else { return }
    context?.view(forKey: .to)?.layer.mask = nil
    context?.completeTransition(flag)
    context = nil
  }
}
