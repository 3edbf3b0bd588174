import UIKit

/// The page sinks, and the one it pushed back comes forward.
final class RiseDismiss: CatchableAnimator {
  override func prepare(
    _ animator: UIViewPropertyAnimator, in context: any UIViewControllerContextTransitioning
  ) {
    guard let to = context.viewController(forKey: .to), let leaving = context.view(forKey: .from)
    else { return }
    let arriving = context.view(forKey: .to)
    if let arriving {
      arriving.frame = context.finalFrame(for: to)
      context.containerView.insertSubview(arriving, belowSubview: leaving)
      arriving.pushBack()
    }
    let start = leaving.frame

    animator.addAnimations {
      leaving.frame = start.offsetBy(dx: 0, dy: context.containerView.bounds.height)
      arriving?.bringForward()
    }
    animator.addCompletion { _ in
      arriving?.bringForward()
      if context.transitionWasCancelled { arriving?.removeFromSuperview() }
    }
  }
}
