import UIKit

/// A step that is being played, or whose fingers or transition outlast it.
@MainActor final class PlayingStep {
  let step: Located<Step>
  /// Whether it is over as soon as nothing moves any more.
  var endsInCalm = false
  /// How many of its fingers, drives and segues are still at work.
  var hands = 0
  /// How the last transition ended that did so meanwhile; if none did, the first one afterwards.
  var outcome: Outcome?

  /// How many entries UIKit's log had when it began.
  private let logged: Int
  /// Whether fingers of an earlier step are still at work when it begins.
  private let isAmongFingers: Bool

  init(_ step: Located<Step>, after logged: Int, amongFingers isAmongFingers: Bool) {
    (self.step, self.logged, self.isAmongFingers) = (step, logged, isAmongFingers)
  }

  /// Whether nothing is to come of it, now that it is over.
  ///
  /// - Parameter isCalm: Whether no transition is open.
  func isSettled(inCalm isCalm: Bool) -> Bool {
    hands == 0 && (outcome != nil || isCalm || step.value.expected == nil)
  }

  /// Refuses a transition that ended otherwise than the scene says.
  func checkExpectation() throws(SceneError) {
    guard let expected = step.value.expected else { return }
    guard let outcome else {
      throw expected.place.error("no transition began that could be \(expected.value.rawValue)")
    }
    guard outcome == expected.value else {
      throw expected.place.error(
        "the transition should be \(expected.value.rawValue), but it is \(outcome.rawValue)")
    }
  }

  /// Fingers that nobody hears are most likely a mistake.
  func warnIfNobodyHeard() {
    let isHeard = UIKitLog.current.entries.dropFirst(logged).contains {
      switch $0.kind {
      case .gesture, .action: true
      // A tab bar asks this when it is tapped, and only then.
      case .delegate: $0.call.hasPrefix("shouldSelect")
      case .warning, .appearance, .context, .segue, .completion, .block, .print, .feedback: false
      }
    }
    if !isHeard { warn("no control and no gesture on the screen hears these fingers") }
  }

  /// A transition that is cancelled though nobody drives it is most likely a mistake of its animator's.
  func warnIfCancelled() {
    guard case .move(_, let motion) = step.value, motion.drive == nil, motion.expected == nil,
      outcome == .cancelled, !isAmongFingers
    else { return }
    warn(
      "the transition is cancelled, although nobody drives it; if it should be, say "
        + "'expect: cancelled'")
  }

  private func warn(_ message: String) {
    UIKitLog.current.warn(message, at: step.place.description)
  }
}
