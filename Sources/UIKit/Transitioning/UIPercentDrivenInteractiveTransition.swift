public import Foundation

/// Scrubs an animator's animations: the container's clock stands, and `update(_:)` sets it.
///
/// As measured on iOS 8.4, the animator's own curve applies while scrubbing. The remainder runs
/// from the values that show to those of the end, or of the start, with `completionCurve`.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  /// The animator's duration, in seconds.
  open private(set) var duration: CGFloat = 0

  open private(set) var percentComplete: CGFloat = 0
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  open var wantsInteractiveStart = true

  private var context: TransitionContext?
  private var frozen: FrozenContainer?

  public override init() {
    super.init()
  }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext,
      let transition = context.transition
    else { return }
    self.context = context
    duration = transition.coordinator.transitionDuration
    percentComplete = 0
    frozen = FrozenContainer(context.containerView.layer)
    transition.runAnimator()
    frozen?.collect()
  }

  open func update(_ percentComplete: CGFloat) {
    guard let context, context.isInteractive else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    frozen?.offset = duration * self.percentComplete
    context.updateInteractiveTransition(self.percentComplete)
  }

  open func finish() {
    guard let context, context.isInteractive else { return }
    context.finishInteractiveTransition()
    release(.end, remaining: duration * (1 - percentComplete))
  }

  open func cancel() {
    guard let context, context.isInteractive else { return }
    context.cancelInteractiveTransition()
    release(.start, remaining: duration * percentComplete)
  }

  private func release(_ end: FrozenContainer.End, remaining: CGFloat) {
    frozen?.release(
      toward: end, over: remaining / max(completionSpeed, .ulpOfOne), curve: completionCurve)
    frozen = nil
    context = nil
  }
}
