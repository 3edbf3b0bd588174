public import Foundation

/// Drives a transition by something else than time, a finger as a rule.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: OptionalInteractiveTransitioning {
  var completionSpeed: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  var wantsInteractiveStart: Bool { get }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}

/// What is optional at Apple's, for code that unwraps it. A protocol can't have a property twice, but
/// the one that it comes from may have it, too; without a context that wants an optional the nearer one
/// is taken.
@preconcurrency @MainActor
public protocol OptionalInteractiveTransitioning: NSObjectProtocol {}

extension OptionalInteractiveTransitioning {
  // The types are told lest each of them finds itself.
  public var completionSpeed: CGFloat? { transitioning.map { $0.completionSpeed as CGFloat } }

  public var completionCurve: UIView.AnimationCurve? {
    transitioning.map { $0.completionCurve as UIView.AnimationCurve }
  }

  public var wantsInteractiveStart: Bool? {
    transitioning.map { $0.wantsInteractiveStart as Bool }
  }

  private var transitioning: (any UIViewControllerInteractiveTransitioning)? {
    self as? any UIViewControllerInteractiveTransitioning
  }
}
