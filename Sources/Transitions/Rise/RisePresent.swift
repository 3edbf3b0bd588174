import UIKit

/// The page rises from below and pushes the old one back.
final class RisePresent: CatchableAnimator {
  override func prepare(
    _ animator: UIViewPropertyAnimator, in context: any UIViewControllerContextTransitioning
  ) {
    guard let to = context.viewController(forKey: .to), let arriving = context.view(forKey: .to)
    else { return }
    let leaving = context.view(forKey: .from)
    let end = context.finalFrame(for: to)
    arriving.frame = end.offsetBy(dx: 0, dy: context.containerView.bounds.height)
    context.containerView.addSubview(arriving)

    animator.addAnimations {
      arriving.frame = end
      leaving?.pushBack()
    }
    animator.addCompletion { _ in leaving?.bringForward() }
  }
}

extension UIView {
  /// A little further away, and in the dark.
  func pushBack() {
    transform = CGAffineTransform(scaleX: 0.92, y: 0.92)
    alpha = 0.5
  }

  func bringForward() {
    transform = .identity
    alpha = 1
  }
}
