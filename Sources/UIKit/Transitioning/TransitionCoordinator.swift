import CoreGraphics
import Foundation

/// The coordinator of one transition, and its own context.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let initiallyInteractive: Bool
  let transitionDuration: TimeInterval
  var isInterruptible = false
  private(set) var isCancelled = false

  private let context: TransitionContext
  private let interaction: (any UIViewControllerInteractiveTransitioning)?
  private var phase = Phase.waiting
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var interactionEndHandlers: [Handler] = []
  private var interactionChangeHandlers: [Handler] = []

  private enum Phase {
    case waiting, running, over
  }

  init(
    context: TransitionContext, initiallyInteractive: Bool, duration: TimeInterval,
    interaction: (any UIViewControllerInteractiveTransitioning)?
  ) {
    self.context = context
    self.initiallyInteractive = initiallyInteractive
    transitionDuration = duration
    self.interaction = interaction
    super.init()
  }

  var isAnimated: Bool { context.isAnimated }
  var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
  var isInteractive: Bool { context.isInteractive }
  var percentComplete: CGFloat { context.percentComplete }
  var completionCurve: UIView.AnimationCurve { interaction?.completionCurve ?? .easeInOut }
  var completionVelocity: CGFloat { interaction?.completionSpeed ?? 1 }
  var containerView: UIView { context.containerView }
  var targetTransform: CGAffineTransform { context.targetTransform }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    context.view(forKey: key)
  }

  @discardableResult
  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  /// The view tells UIKit which hierarchy lies outside the container. Here blocks are animated
  /// wherever their views are.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: Handler?, completion: Handler?
  ) -> Bool {
    accompany(
      animation.map { block in { Self.note("alongsideTransition", $0, block) } },
      completion: completion.map { block in { Self.note("completion", $0, block) } })
  }

  /// As everyone who takes part, but unheard in the log: what UIKit does itself.
  @discardableResult
  func accompany(_ animation: Handler?, completion: Handler? = nil) -> Bool {
    switch phase {
    case .waiting:
      if let animation { animations.append(animation) }
      if let completion { completions.append(completion) }
      return true
    case .running:
      animation?(self)
      if let completion { completions.append(completion) }
      return false
    case .over:
      animation?(self)
      completion?(self)
      return false
    }
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Handler) {
    interactionEndHandlers.append { Self.note("notifyWhenInteractionEnds", $0, handler) }
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    interactionChangeHandlers.append { Self.note("notifyWhenInteractionChanges", $0, handler) }
  }

  /// Runs what was asked to run alongside: in `animator`, by the system's spring as its own animators
  /// do, or with the transition's duration, evenly where a finger drives it.
  func runAlongside(in animator: UIViewPropertyAnimator?, bySpring: Bool = false) {
    guard phase == .waiting else { return }
    phase = .running
    let blocks = animations
    animations = []
    guard !blocks.isEmpty else { return }
    let all = { for block in blocks { block(self) } }
    if let animator { return animator.addAnimations(all) }
    if bySpring, !isInteractive { return UIView.animateWithSystemSpring(all) }
    let curve = isInteractive ? .linear : completionCurve
    UIView.animate(
      withDuration: transitionDuration, delay: 0, options: curve.options, animations: all)
  }

  /// Tells who wanted to know that a finger took over or let go.
  func interactionChanged() {
    isCancelled = context.transitionWasCancelled
    for handler in interactionChangeHandlers { handler(self) }
    guard !isInteractive else { return }
    let handlers = interactionEndHandlers
    interactionEndHandlers = []
    for handler in handlers { handler(self) }
  }

  /// Runs the completions, once.
  func finish(cancelled: Bool) {
    isCancelled = cancelled
    phase = .over
    let blocks = completions
    completions = []
    interactionEndHandlers = []
    interactionChangeHandlers = []
    for block in blocks { block(self) }
  }

  /// Runs a block that someone handed over, and tells what it gets to know.
  private static func note(
    _ call: String, _ context: any UIViewControllerTransitionCoordinatorContext, _ block: Handler
  ) {
    let state = [
      context.isInteractive ? "interactive" : nil, context.isCancelled ? "cancelled" : nil,
    ].compactMap(\.self)
    let suffix = state.isEmpty ? "" : ", " + state.joined(separator: ", ")
    UIKitLog.current.note(.block, of: "coordinator", call + suffix)
    block(context)
  }
}
