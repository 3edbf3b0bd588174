package import Foundation
import QuartzCore

/// The transitions that nobody has completed yet. They live here, and what they need with them:
/// an app may drop its own references as soon as it has handed them over.
@MainActor
package final class OpenTransitions {
  /// An open transition as a report needs it.
  package struct Summary: Equatable, Sendable {
    /// The type of the animator or, failing that, of the interaction controller.
    package let animator: String

    /// When the transition started on virtual time, in seconds.
    package let start: TimeInterval
  }

  /// Those of the stage that is playing.
  package static var current: OpenTransitions { Ambient.current.openTransitions }

  /// Told of each transition when it has been completed, and whether it finished.
  package var whenOneEnds: (@MainActor (_ succeeded: Bool) -> Void)?

  /// Told when views, or children of a container, may have been exchanged to the end.
  package var whenViewsAreExchanged: (@MainActor () -> Void)?

  private(set) var transitions: [Transition] = []

  /// When the exchanges of views will be over that have begun so far.
  private var endOfExchanges: TimeInterval = 0

  package init() {}

  /// What is still open, the oldest first. At the end of a film this should be empty.
  package var summaries: [Summary] {
    transitions.map { Summary(animator: $0.animatorName, start: $0.startTime) }
  }

  /// Whether a view or a child of a container is about to take another one's place. No transition of
  /// view controllers is open for that.
  package var areViewsExchanged: Bool { AnimationClock.current.now < endOfExchanges }

  /// Views are exchanged from now on; by one that repeats nobody is kept waiting.
  func exchangeViews(_ timing: BlockTiming) {
    guard !timing.options.contains(.repeat) else { return }
    let passes: Double = timing.options.contains(.autoreverse) ? 2 : 1
    let end = AnimationClock.current.now + timing.delay + timing.duration * passes
    endOfExchanges = max(endOfExchanges, end)
    AnimationClock.current.schedule(at: end) { [weak self] in self?.whenViewsAreExchanged?() }
  }

  func add(_ transition: Transition) {
    transitions.append(transition)
  }

  func remove(_ transition: Transition, succeeded: Bool) {
    transitions.removeAll { $0 === transition }
    whenOneEnds?(succeeded)
  }

  /// Whether a view gets no touches until one of the transitions is over.
  func ignoreTouches(in view: UIView) -> Bool {
    transitions.contains { $0.ignoresTouches(in: view) }
  }

  /// The newest open transition in which a controller or one of its ancestors takes part.
  func transition(involving controller: UIViewController) -> Transition? {
    let line = sequence(first: controller, next: \.parent)
    let ancestry = Array(line)
    return transitions.last { transition in
      ancestry.contains { transition.involves($0) }
    }
  }
}
