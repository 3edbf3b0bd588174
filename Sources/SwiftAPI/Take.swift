import CoreText
import Stage
import UIKit

/// A film as it is played once: what it is made of, before a window, on a stage.
@MainActor
final class Take {
  let stage: Stage

  private var isPlayed = false
  /// How many cues have fingers that still show.
  private var hands = 0
  private var failure: (any Error)?
  /// When the script has happened for so long that what is still open must be stuck, in seconds.
  private let deadline: TimeInterval

  /// How long something may go on behind the script, in seconds.
  private static let patience = 30.0

  init(on canvas: Canvas, _ setUp: @MainActor (UIWindow) throws -> Script) throws {
    try canvas.check()
    try FontLibrary.load()
    stage = Stage(screen: canvas.screen, profile: canvas.profile)
    let window = stage.window
    let script = try stage.perform { try setUp(window) }
    try script.check()
    deadline = script.end + Self.patience
    for cue in script.cues {
      stage.schedule(at: cue.time) { [weak self] in self?.play(cue.action) }
    }
    stage.schedule(at: script.end) { [weak self, stage] in
      // What was done last may have its effect in the turn to come.
      stage.schedule(at: stage.now) { self?.isPlayed = true }
    }
    stage.schedule(at: deadline) {}
  }

  /// Plays it to its end.
  func play() throws {
    var failure: (any Error)?
    try stage.advance(to: deadline + 1) {
      do { return try isOver() } catch { failure = error }
      return true
    }
    if let failure { throw failure }
  }

  /// Whether nothing more is to come; throws what stopped it. Asked while the stage plays.
  func isOver() throws -> Bool {
    if let failure { throw failure }
    let open = OpenTransitions.current
    let isCalm = open.summaries.isEmpty && !open.areViewsExchanged && !stage.isAnimating
    if isPlayed, isCalm, hands == 0 { return true }
    if stage.now >= deadline { throw endless(open.summaries.first) }
    return false
  }

  var calls: [LoggedCall] {
    stage.perform {
      UIKitLog.current.entries.map { entry in
        LoggedCall(
          step: 0, time: entry.time.roundedTime, kind: entry.kind.rawValue,
          subject: entry.subject, call: entry.call, answer: entry.answer)
      }
    }
  }

  private func play(_ action: Script.Action) {
    guard failure == nil else { return }
    do {
      let fingers = try action(stage.window)
      guard !fingers.isEmpty else { return }
      hands += 1
      stage.touch(fingers, at: stage.now) { [weak self, stage] in
        stage.schedule(at: stage.now + Finger.fading) { self?.hands -= 1 }
      }
    } catch {
      failure = error
    }
  }

  private func endless(_ transition: OpenTransitions.Summary?) -> FilmError {
    let time = Self.patience
    guard let transition else {
      return FilmError(
        "something is still animated \(time) s after the script; write 'script.hold(until:)' if it "
          + "should be, or let it end")
    }
    return FilmError(
      "the film doesn't end: \(time) s after the script nobody has completed the transition of "
        + "\(transition.animator) that began at \(transition.start.roundedTime) s; let the animator "
        + "call completeTransition(_:)")
  }
}
