package import UIKit

/// A finger at some time of a film.
package struct Finger: Sendable, Equatable {
  /// How long a dot that showed it takes to disappear once it is gone, in seconds.
  package static let fading = 0.2

  /// In points of the window; of a finger that is gone, where it went.
  package let location: CGPoint
  /// When it came down, in seconds of the stage.
  package let downSince: TimeInterval
  /// When it went, in seconds of the stage; nil while it is down.
  package let goneSince: TimeInterval?
}

/// Fingers that come down together.
struct Handful {
  let paths: [FingerPath]
  /// In seconds of the stage.
  let start: TimeInterval

  /// Those that have come down by `time`, in seconds of the stage.
  func fingers(at time: TimeInterval) -> [Finger] {
    guard time >= start else { return [] }
    return paths.map { path in
      let end = start + path.duration
      return Finger(
        location: path.location(after: time - start), downSince: start,
        goneSince: time >= end ? end : nil)
    }
  }
}
