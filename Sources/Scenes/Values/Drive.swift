/// A transition that doesn't run by itself: it is moved from share to share of its way, as by a
/// finger, and let go.
package struct Drive: Sendable, Equatable {
  package struct Leg: Sendable, Equatable {
    /// Of the way; 1 is the end.
    package var share: Double
    /// In seconds.
    package var duration: Double
    package var pace: Pace
  }

  package enum End: String, Sendable, CaseIterable {
    case finish, cancel
    /// Finishes past the half, else cancels.
    case release
  }

  /// One at least.
  package var legs: [Leg]
  package var end: End

  /// All the way in one go.
  package static let toTheEnd = Drive(
    legs: [Leg(share: 1, duration: 0.8, pace: .easeInOut)], end: .finish)

  /// In seconds, until it is let go.
  package var duration: Double { legs.reduce(0) { $0 + $1.duration } }
}

/// How something gathers and loses speed, under UIKit's names.
package enum Pace: String, Sendable, CaseIterable {
  case linear, easeIn, easeOut, easeInOut
}

extension Reading<Drive> {
  /// `{to: 60%, over: 0.5s, then: finish}`, or several of which the last says how it ends.
  static var drive: Reading {
    let legs = Reading<[DriveLeg]>.legs(of: .record("{to: 60%, over: 0.5s, then: finish}"))
    return Reading(legs.expected) { node throws(SceneError) in
      let legs = try legs.read(node)
      return Drive(legs: legs.map(\.leg), end: legs.last?.then?.value ?? .release)
    }
  }
}

private struct DriveLeg: LegRecord {
  static let name = "driven"

  var leg: Drive.Leg
  var then: Located<Drive.End>?

  init(_ fields: inout Fields) throws(SceneError) {
    leg = Drive.Leg(
      share: try fields.required("to", .share), duration: try fields.required("over", .time),
      pace: try fields.pace())
    then = try fields.optional("then", .located(.word("an end")))
  }
}

extension Reading<Double> {
  /// A share of a transition's way.
  fileprivate static var share: Reading {
    .scalar("a share of the way, like 60%") { text in
      guard text.hasSuffix("%"), let number = Double(decimal: String(text.dropLast())),
        (0...100).contains(number)
      else { return nil }
      return number / 100
    }
  }
}
