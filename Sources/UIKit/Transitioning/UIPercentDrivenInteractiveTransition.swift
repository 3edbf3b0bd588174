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

  /// How the rest of a transition goes whose animator is interruptible; nil leaves that to the curve.
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true

  /// How long the rest takes, in seconds, and how it goes, if a share of the way is left; nil: as the
  /// speed and the curve say.
  func rest(of share: Double) -> (duration: TimeInterval, pacing: PlayedAnimation.Pacing)? { nil }

  private weak var context: TransitionContext?

  public override init() {
    super.init()
  }

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext,
      let transition = context.transition
    else { return }
    prepare(for: context)
    transition.startScrubbing(for: self)
  }

  /// Turns a transition that runs by itself into an interactive one, at the share of its time that
  /// is over.
  open func pause() {
    guard let context else { return }
    context.pauseInteractiveTransition()
    if context.isInteractive { percentComplete = context.percentComplete }
  }

  /// Shows the transition at a share of its time, 0…1.
  open func update(_ percentComplete: CGFloat) {
    guard let context = interactiveContext, context.transition?.scrubber != nil,
      !percentComplete.isNaN
    else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Before the transition has started, it goes to its end as soon as it has.
  open func finish() {
    context?.transition?.whenStarted {
      self.interactiveContext?.finishInteractiveTransition()
    }
  }

  /// Before the transition has started, it goes back as soon as it has.
  open func cancel() {
    context?.transition?.whenStarted {
      self.interactiveContext?.cancelInteractiveTransition()
    }
  }

  /// The transition that this object drives is about to start.
  func prepare(for context: TransitionContext) {
    self.context = context
    duration = context.transition?.coordinator.transitionDuration ?? 0
    percentComplete = 0
  }

  private var interactiveContext: TransitionContext? {
    guard let context, context.isInteractive, context.transition != nil else { return nil }
    return context
  }
}
