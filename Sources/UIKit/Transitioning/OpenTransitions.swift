package import Foundation

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

  private(set) var transitions: [Transition] = []

  package init() {}

  /// What is still open, the oldest first. At the end of a film this should be empty.
  package var summaries: [Summary] {
    transitions.map { Summary(animator: $0.animatorName, start: $0.startTime) }
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
