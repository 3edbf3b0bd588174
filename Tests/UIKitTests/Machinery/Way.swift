import Foundation
import Testing
import UIKit

/// One way for a transition to go: who drives it, and how it ends.
///
/// It is asked for at 1 s. An animator takes 0.4 s. A finger moves at 1.5 s and lets go at 2 s, at
/// 60 % to finish, at 30 % to cancel.
struct Way: Sendable, CustomTestStringConvertible {
  enum Drive: CaseIterable, Sendable {
    case animator, percent, hand
  }

  static let start: TimeInterval = 1
  static let touch: TimeInterval = 1.5
  static let release: TimeInterval = 2

  let drive: Drive
  let finishes: Bool

  static let all = Drive.allCases.flatMap { drive in
    [true, false].map { Way(drive: drive, finishes: $0) }
  }

  static let cancelling = all.filter { !$0.finishes }

  var testDescription: String { "\(drive) \(finishes ? "finishes" : "cancels")" }

  var isInteractive: Bool { drive != .animator }

  var progress: CGFloat { finishes ? 0.6 : 0.3 }

  /// When the context is completed. What a percent-driven transition has still to go takes its share
  /// of 0.4 s; a hand settles in 0.2 s.
  var end: TimeInterval {
    switch drive {
    case .animator: Self.start + 0.4
    case .percent: Self.release + (finishes ? 0.16 : 0.12)
    case .hand: Self.release + 0.2
    }
  }

  /// Who drives, if anybody does, what `slide` animates.
  @MainActor
  func driver(_ slide: Rehearsal.Slide) -> (any Rehearsal.Driver)? {
    switch drive {
    case .animator: nil
    case .percent: UIPercentDrivenInteractiveTransition()
    case .hand: Rehearsal.Hand(slide)
    }
  }
}

/// What a transition is expected to write, whatever way it goes. Texts have a line for each entry of
/// the log; a `~` at its end says: at this moment the transition is interactive, if it ever is.
struct Script {
  /// Who leaves and who arrives: `A to B`.
  let route: String

  /// From the call up to the animator.
  let opening: String

  /// At the end of the turn in which the animator has set up its views.
  let appearing: String

  /// From the completion of the context on.
  let finished: String
  let cancelled: String

  func lines(of way: Way) -> [String] {
    return at(Way.start, way, opening) + at(Way.start, way, start(of: way))
      + at(Way.touch, way, touch(of: way))
      + at(Way.release, way, release(of: way)) + at(way.end, way, ending(of: way))
  }

  private func start(of way: Way) -> String {
    let animates = "context Slide animateTransition(using:), \(route)"
    let starts = "startInteractiveTransition(_:), \(route)"
    let lines =
      switch way.drive {
      case .animator: [animates, alongside, appearing]
      case .percent:
        [
          "context UIPercentDrivenInteractiveTransition \(starts)", animates, alongside,
          appearing,
        ]
      case .hand: ["context Hand \(starts)", alongside, appearing]
      }
    return lines.joined(separator: "\n")
  }

  private var alongside: String { "heard alongside ~" }

  private func touch(of way: Way) -> String {
    way.isInteractive ? "context updateInteractiveTransition(\(way.progress))" : ""
  }

  private func release(of way: Way) -> String {
    guard way.isInteractive else { return "" }
    return """
      context \(way.finishes ? "finish" : "cancel")InteractiveTransition()
      heard interaction changes, cancelled: \(!way.finishes)
      heard interaction ends, cancelled: \(!way.finishes)
      """
  }

  private func ending(of way: Way) -> String {
    "context completeTransition(\(way.finishes))\n\(way.finishes ? finished : cancelled)"
  }

  private func at(_ time: TimeInterval, _ way: Way, _ text: String) -> [String] {
    text.split(separator: "\n").map { line in
      let line = way.isInteractive ? line : line.replacing(" ~", with: "")
      return "\(time) \(line)"
    }
  }
}
