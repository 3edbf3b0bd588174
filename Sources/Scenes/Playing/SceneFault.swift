import QuartzCore
import Stage

/// Errors that a scene, or an animator in it, is to blame for.
package enum SceneFault {
  /// What to tell the user; nil if the scene isn't to blame.
  package static func description(of error: any Error) -> String? {
    switch error {
    case let error as FootageError: error.description
    case let error as RenderingError: error.description
    case let error as ClockError: error.description
    default: nil
    }
  }
}
