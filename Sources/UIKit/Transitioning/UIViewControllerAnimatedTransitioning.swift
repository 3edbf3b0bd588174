public import Foundation
public import QuartzCore

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

/// The members as they are called with question marks.
extension UIViewControllerAnimatedTransitioning {
  public var animationEnded: ((Bool) -> Void)? { { self.animationEnded($0) } }

  public var interruptibleAnimator: OptionalMember<any UIViewControllerAnimatedTransitioning>? {
    OptionalMember(of: self)
  }
}

extension OptionalMember where Owner == any UIViewControllerAnimatedTransitioning {
  /// Nil where there is none.
  public func callAsFunction(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    let animator = owner.interruptibleAnimator(using: transitionContext)
    return animator is NoInterruptibleAnimator ? nil : animator
  }
}

/// The answer of who has no animator that can be interrupted.
final class NoInterruptibleAnimator: UIViewPropertyAnimator {}
