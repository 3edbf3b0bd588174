import Foundation
import QuartzCore

/// One way from one view controller to another, from the first callback to the last.
///
/// The order is UIKit's: will-callbacks, then the interaction controller or the animator, then what
/// runs alongside; at the end the hierarchy, did-callbacks, `animationEnded`, the container's
/// delegate, the coordinator's completions, and the caller's completion.
@MainActor
final class Transition {
  /// What the container that runs a transition does at its stages.
  struct Steps {
    /// Appearance callbacks and the delegate's "will".
    var willBegin: @MainActor () -> Void = {}

    /// Puts the hierarchy right for the outcome and sends the did-callbacks.
    var settle: @MainActor (_ succeeded: Bool, _ didComplete: Bool) -> Void = { _, _ in }

    /// The delegate's "did", after `animationEnded`.
    var announce: @MainActor (_ succeeded: Bool) -> Void = { _ in }

    /// The completion of whoever asked for the transition; the very last.
    var finally: @MainActor () -> Void = {}
  }

  /// When the animation starts, seen from the call that asks for it.
  enum Start {
    /// Within the call, as a tab bar controller does.
    case atOnce
    /// Later at the same instant, when the caller's code is through, as pushes and presentations do.
    case afterCaller
  }

  let context: TransitionContext
  let coordinator: TransitionCoordinator
  let startTime = CACurrentMediaTime()

  private let owner: UIViewController
  let animator: any UIViewControllerAnimatedTransitioning
  private let interaction: (any UIViewControllerInteractiveTransitioning)?
  private let steps: Steps

  /// What a finger drives of the transition, if it can be driven.
  var scrubber: Scrubber?

  /// Who says how the rest is animated once the finger has let go.
  var driver: (any UIViewControllerInteractiveTransitioning)?

  /// What the animator can be driven by, if a percent-driven interaction asked it and it said so.
  var interruptible: (any UIViewImplicitlyAnimating)?

  /// Whether the animator and what runs alongside have been started.
  private(set) var hasStarted = false

  /// What came too early: it happens as soon as the transition has started.
  private var awaited: [() -> Void] = []

  private init(
    owner: UIViewController, context: TransitionContext,
    animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?, steps: Steps
  ) {
    self.owner = owner
    self.context = context
    self.animator = animator
    self.interaction = interaction
    self.steps = steps
    driver = interaction
    coordinator = TransitionCoordinator(
      context: context, initiallyInteractive: interaction?.wantsInteractiveStart ?? false,
      duration: animator.transitionDuration(using: context), interaction: interaction)
    context.transition = self
  }

  var animatorName: String {
    UIKitLog.name(of: animator)
  }

  /// From where to where, for the log.
  var route: String {
    "\(context.from.controller.name) to \(context.to.controller.name)"
  }

  func involves(_ controller: UIViewController) -> Bool {
    controller === owner || controller === context.from.controller
      || controller === context.to.controller
  }

  /// Touches are ignored in all of the container and of the controller that runs the transition,
  /// unless a finger drives it or may interrupt it.
  func ignoresTouches(in view: UIView) -> Bool {
    guard !context.isInteractive, !coordinator.isInterruptible else { return false }
    return view === context.containerView || view === owner.viewIfLoaded
  }

  /// Runs a transition. Without an animator it is over when this returns.
  static func start(
    owner: UIViewController, context: TransitionContext,
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interaction: (any UIViewControllerInteractiveTransitioning)?, steps: Steps, _ start: Start
  ) {
    guard let animator else { return pass(context, steps) }
    Transition(
      owner: owner, context: context, animator: animator, interaction: interaction, steps: steps
    ).open(start)
  }

  private static func pass(_ context: TransitionContext, _ steps: Steps) {
    steps.willBegin()
    if let arriving = context.view(forKey: .to) {
      arriving.place(in: context.finalFrame(for: context.to.controller))
      context.containerView.addSubview(arriving)
    }
    context.containerView.layOutWhatAppears()
    steps.settle(true, true)
    steps.announce(true)
    steps.finally()
  }

  /// From here on the transition lives until someone completes it.
  private func open(_ start: Start) {
    OpenTransitions.current.add(self)
    (interaction as? UIPercentDrivenInteractiveTransition)?.prepare(for: context)
    if coordinator.initiallyInteractive { context.beginInteraction() }
    steps.willBegin()
    switch start {
    case .atOnce: run()
    case .afterCaller: AnimationClock.current.schedule(after: 0) { self.run() }
    }
  }

  private func run() {
    guard context.transition === self else { return }
    if interaction != nil {
      scrubber = Scrubber(
        duration: coordinator.transitionDuration, isInteractive: coordinator.initiallyInteractive)
    }
    if let interaction {
      // Also where no finger is there yet: Apple's own sample starts its animator in this call then.
      note("startInteractiveTransition(_:), \(route)", of: interaction)
      interaction.startInteractiveTransition(context)
      if !scrubsAnimator { askForInterruptible() }
    } else {
      runAnimator()
    }
    runAlongside()
    // What moves without a block starts with the commit: before a finger sets the clock.
    if scrubber?.isFrozen == true { CATransaction.flush() }
    hasStarted = true
    scrubber?.settle()
    let awaited = awaited
    self.awaited = []
    for action in awaited { action() }
  }

  func whenStarted(_ action: @escaping () -> Void) {
    if hasStarted { action() } else { awaited.append(action) }
  }

  /// Whether nobody sees what the animator left out: it is over at once, and the container puts the
  /// page in place itself.
  private var isUnseen: Bool {
    CACurrentMediaTime() == startTime
      && (owner is UINavigationController || owner is UITabBarController)
  }

  /// Ends the transition. Whether it was cancelled decides which screen stays; what the caller says
  /// is what the animator hears.
  func complete(_ didComplete: Bool) {
    guard context.transition === self else { return }
    context.transition = nil
    awaited = []
    let succeeded = didComplete && !context.transitionWasCancelled
    if didComplete != succeeded {
      UIKitLog.current.warn(
        "completeTransition(true) called on a cancelled transition by \(animatorName).")
    }
    if succeeded, isArrivingViewMissing, !isUnseen {
      UIKitLog.current.warn(
        "\(animatorName) completed \(route) without the arriving view in the container.")
    }
    if scrubber?.isHeld == true { scrubber?.release(toward: succeeded ? .end : .start) }
    if succeeded { warnOfPresenterTakenAlong() }
    steps.settle(succeeded, didComplete)
    note("animationEnded(\(didComplete))", of: animator)
    animator.animationEnded(didComplete)
    steps.announce(succeeded)
    UIKitLog.current.note(.completion, "\(route) \(succeeded ? "finished" : "cancelled")")
    coordinator.finish(cancelled: !succeeded)
    OpenTransitions.current.remove(self, succeeded: succeeded)
    steps.finally()
  }

  /// Whether the animator has left nothing to see. Who dismisses gets its own view back anyway.
  private var isArrivingViewMissing: Bool {
    guard let arriving = context.view(forKey: .to), !context.from.controller.isBeingDismissed else {
      return false
    }
    return arriving.window == nil || !arriving.isDescendant(of: context.containerView)
  }

  func note(_ call: String, of object: any NSObjectProtocol) {
    UIKitLog.current.note(.context, of: UIKitLog.name(of: object), call)
  }
}
