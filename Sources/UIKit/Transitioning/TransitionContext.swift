import CoreGraphics
import Foundation

/// The context of every transition, whatever container runs it.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let from: TransitionSide
  let to: TransitionSide
  let presentationStyle: UIModalPresentationStyle
  /// Nobody who sees a context is asked to do anything where nothing is to be animated.
  let isAnimated = true
  let targetTransform = CGAffineTransform.identity

  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0

  /// The transition that this context speaks for, for as long as it is open.
  weak var transition: Transition?

  /// Who completed the transition, and when, in seconds of virtual time.
  private var completion: (animator: String, time: TimeInterval)?

  init(
    containerView: UIView, from: TransitionSide, to: TransitionSide,
    presentationStyle: UIModalPresentationStyle
  ) {
    self.containerView = containerView
    self.from = from
    self.to = to
    self.presentationStyle = presentationStyle
    super.init()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from.controller
    case .to: to.controller
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view()
    case .to: to.view()
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    side(of: vc)?.initialFrame ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    side(of: vc)?.finalFrame() ?? .zero
  }

  private func side(of controller: UIViewController) -> TransitionSide? {
    if controller === from.controller { return from }
    return controller === to.controller ? to : nil
  }

  func beginInteraction() {
    isInteractive = true
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
    note("updateInteractiveTransition(\(percentComplete))")
    if isInteractive { transition?.scrub(to: percentComplete) }
  }

  func finishInteractiveTransition() {
    note("finishInteractiveTransition()")
    leaveInteraction(toward: .end)
  }

  func cancelInteractiveTransition() {
    note("cancelInteractiveTransition()")
    transitionWasCancelled = true
    leaveInteraction(toward: .start)
  }

  func pauseInteractiveTransition() {
    note("pauseInteractiveTransition()")
    guard !isInteractive, let transition else { return }
    guard transition.takeUp() else {
      return UIKitLog.current.warn(
        "A transition that was let go can't be paused again: its animator isn't interruptible.")
    }
    isInteractive = true
    transitionWasCancelled = false
    percentComplete = transition.scrubber.map { CGFloat($0.share) } ?? percentComplete
    transition.coordinator.interactionChanged()
  }

  func completeTransition(_ didComplete: Bool) {
    note("completeTransition(\(didComplete))")
    guard let transition else { return warnOfCompletion() }
    completion = (transition.animatorName, CACurrentMediaTime())
    transition.complete(didComplete)
  }

  private func warnOfCompletion() {
    guard let completion else {
      return UIKitLog.current.warn(
        "completeTransition(_:) called on a transition that has not begun.")
    }
    let time = (completion.time * 1e6).rounded() / 1e6
    UIKitLog.current.warn(
      "completeTransition(_:) called once more by \(completion.animator), whose transition was "
        + "completed at \(time) s.")
  }

  private func leaveInteraction(toward end: Scrubber.End) {
    guard isInteractive else { return }
    isInteractive = false
    transition?.coordinator.interactionChanged()
    transition?.release(toward: end)
  }

  private func note(_ call: String) {
    UIKitLog.current.note(.context, call)
  }
}
