import Stage
import Transitions

extension Scene {
  /// UIKit's own transitions last about so long, in seconds.
  private static let usualTransition = 0.4

  /// How long the script takes, about, without playing it; in seconds.
  package var expectedDuration: Double {
    script.reduce(0) { $0 + Self.duration(of: $1.value) }
  }

  /// A film that isn't over after so many seconds is given up.
  package var longestDuration: Double { 600 + 2 * expectedDuration }

  private static func duration(of step: Step) -> Double {
    switch step {
    case .hold(let seconds): return seconds
    case .touch(let touch, let sequel): return sequel.next ?? touch.duration + Finger.fading
    case .move(let move, let motion):
      if let segue = move.segueClass.flatMap({ SegueCatalog.entry(named: $0.value) }) {
        return segue.duration
      }
      return (motion.drive?.value.duration ?? 0) + duration(of: motion.way)
    }
  }

  private static func duration(of way: Motion.Way) -> Double {
    switch way {
    case .standard: usualTransition
    case .transition(let name):
      TransitionCatalog.entry(named: name.value)?.duration ?? usualTransition
    case .none: 0
    }
  }
}
