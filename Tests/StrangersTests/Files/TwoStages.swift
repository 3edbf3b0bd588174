// swift-format-ignore-file

import UIKit

class TwoStages: NSObject, UIViewControllerAnimatedTransitioning {
  let total = 1.0
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { return total }
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let to = transitionContext.view(forKey: .to)!, from = transitionContext.view(forKey: .from)!
    let curtain = UIView(frame: container.bounds)
    curtain.backgroundColor = UIColor(white: 0.1, alpha: 1)
    curtain.alpha = 0
    curtain.tag = 42
    container.addSubview(curtain)
    UIView.animate(
      withDuration: total / 2, delay: 0, options: .curveLinear, animations: { curtain.alpha = 1 }
    ) { _ in
      from.isHidden = true
      container.insertSubview(to, belowSubview: curtain)
      UIView.animate(
        withDuration: self.total / 2, delay: 0, options: .curveLinear,
        animations: { curtain.alpha = 0 }
      ) { _ in
        from.isHidden = false
        container.viewWithTag(42)?.removeFromSuperview()
        transitionContext.completeTransition(true)
      }
    }
  }
}
