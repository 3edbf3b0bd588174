// swift-format-ignore-file

import UIKit

/// The old page opens like a pair of doors.
class Doors: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    return 0.5
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else { return }
    let half = CGSize(width: fromView.bounds.width / 2, height: fromView.bounds.height)
    let leftRect = CGRect(origin: CGPoint.zero, size: half)
    let rightRect = leftRect.offsetBy(dx: half.width, dy: 0)
    let left = fromView.resizableSnapshotView(
      from: leftRect, afterScreenUpdates: false, withCapInsets: .zero)!
    let right = fromView.resizableSnapshotView(
      from: rightRect, afterScreenUpdates: false, withCapInsets: UIEdgeInsets.zero)!
    left.frame = leftRect
    right.frame = rightRect
    left.tag = 1
    right.tag = 2

    container.addSubview(toView)
    container.addSubview(left)
    container.addSubview(right)
    toView.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    fromView.removeFromSuperview()

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      options: [.curveEaseInOut, .beginFromCurrentState],
      animations: {
        left.center.x -= half.width
        right.center.x += half.width
        toView.transform = .identity
      },
      completion: { finished in
        [left, right].forEach { $0.removeFromSuperview() }
        if transitionContext.transitionWasCancelled { container.addSubview(fromView) }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
