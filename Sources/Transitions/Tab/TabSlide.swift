import UIKit

/// The tabs lie side by side: the old one leaves to one side, the new one follows from the other.
final class TabSlide: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.4
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to),
      let leaving = context.view(forKey: .from), let arriving = context.view(forKey: .to)
    else { return context.completeTransition(false) }

    let start = context.initialFrame(for: from)
    let end = context.finalFrame(for: to)
    let direction = direction(from: from, to: to)
    arriving.frame = end.offsetBy(dx: end.width * direction, dy: 0)
    context.containerView.addSubview(arriving)

    // A finger that scrubs should have the page at its tip.
    let curve: UIView.AnimationOptions = context.isInteractive ? .curveLinear : .curveEaseInOut
    let duration = transitionDuration(using: context)
    UIView.animate(withDuration: duration, delay: 0, options: curve) {
      leaving.frame = start.offsetBy(dx: -start.width * direction, dy: 0)
      arriving.frame = end
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// 1 for a tab further right in the bar, −1 for one further left.
  private func direction(from: UIViewController, to: UIViewController) -> CGFloat {
    let tabs = from.tabBarController?.viewControllers ?? []
    guard let old = tabs.firstIndex(of: from), let new = tabs.firstIndex(of: to) else { return 1 }
    return old < new ? 1 : -1
  }
}
