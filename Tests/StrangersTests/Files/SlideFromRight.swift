// swift-format-ignore-file

import UIKit

// Swift 3: long keys, force unwraps, the names of before 4.2.
class SlideFromRightAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var operation: UINavigationControllerOperation = .push

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    return 0.5
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let fromVC = transitionContext.viewController(
      forKey: UITransitionContextViewControllerKey.from)!
    let toVC = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.to)!
    let container = transitionContext.containerView
    let width = container.bounds.size.width
    let sign: CGFloat = (operation == .push) ? 1.0 : -1.0

    toVC.view.frame = transitionContext.finalFrame(for: toVC).offsetBy(dx: sign * width, dy: 0)
    container.addSubview(toVC.view)
    container.bringSubview(toFront: toVC.view)

    UIView.animate(
      withDuration: self.transitionDuration(using: transitionContext), delay: 0.0,
      options: UIViewAnimationOptions.curveLinear,
      animations: { () -> Void in
        fromVC.view.frame = fromVC.view.frame.offsetBy(dx: -sign * width, dy: 0)
        toVC.view.frame = transitionContext.finalFrame(for: toVC)
      },
      completion: { (finished: Bool) -> Void in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

class SlideNavigationDelegate: NSObject, UINavigationControllerDelegate {
  let animator = SlideFromRightAnimator()
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationControllerOperation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator.operation = operation
    return animator
  }
}
