import Stage
import Transitions

extension Scene {
  /// How long the script takes, about, without playing it; in seconds.
  package var expectedDuration: Double {
    script.reduce(0) { $0 + ($1.value.next ?? $1.value.duration) }
  }

  /// A film that isn't over after so many seconds is given up.
  package var longestDuration: Double { 600 + 2 * expectedDuration }

}

extension Step {
  /// How long it moves something by itself, about, in seconds: what a touch causes is left out.
  var duration: Double {
    switch self {
    case .hold(let seconds): return seconds
    case .touch(let touch, _): return touch.duration + Finger.fading
    case .move(let move, let motion):
      if move.segueExpression != nil { return Motion.Way.usual }
      if let segue = move.segueClass.flatMap({ SegueCatalog.entry(named: $0.value) }) {
        return segue.duration
      }
      return (motion.drive?.value.duration ?? 0) + motion.way.duration
    }
  }

  /// When the next step begins, in seconds after this one; nil: once this one is over.
  fileprivate var next: Double? {
    if case .touch(_, let sequel) = self { sequel.next } else { nil }
  }
}

extension Motion.Way {
  /// UIKit's own transitions last about so long, in seconds.
  fileprivate static let usual = 0.4

  fileprivate var duration: Double {
    switch self {
    case .standard, .animator, .delegate: Self.usual
    case .transition(let name):
      TransitionCatalog.entry(named: name.value)?.duration ?? Self.usual
    case .none: 0
    }
  }
}
