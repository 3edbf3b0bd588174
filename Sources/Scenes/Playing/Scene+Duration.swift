import Transitions

extension Scene {
  /// UIKit's own transitions last about so long, in seconds.
  private static let usualTransition = 0.4

  /// How long the script takes, about, without playing it; in seconds.
  package var expectedDuration: Double {
    script.reduce(0) { $0 + Self.duration(of: $1.value) }
  }

  private static func duration(of step: Step) -> Double {
    if case .hold(let seconds) = step { return seconds }
    switch step.cue?.motion {
    case .standard: return usualTransition
    case .transition(let name):
      return TransitionCatalog.entry(named: name.value)?.duration ?? usualTransition
    case .some(.none), nil: return 0
    }
  }
}
