public import Foundation

/// Animates the way from one view controller to another.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// The length of the animation, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// The animator of the transition that `animateTransition(using:)` starts, always the same one,
  /// if it can be interrupted.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    NoInterruptibleAnimator(duration: 0, timingParameters: UICubicTimingParameters())
  }

  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The answer of who has no animator that can be interrupted.
final class NoInterruptibleAnimator: UIViewPropertyAnimator {}
