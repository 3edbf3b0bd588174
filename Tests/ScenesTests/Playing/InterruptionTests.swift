import Stage
import Testing
import UIKit

@testable import Scenes

/// Transitions that run by themselves until a finger catches them.
@Suite @MainActor struct InterruptionTests {
  /// A tap takes 0.08 s; the finger that catches comes after 0.28.
  private func play(
    _ transition: String, _ drag: String, expecting outcome: Outcome, then more: String = ""
  ) throws -> Rehearsal {
    try Rehearsal(
      """
        - tap: [50%, 50%]
          next: 0.28s
        - drag: \(drag)
          expect: \(outcome.rawValue)
      \(more)
      """, root: "a",
      more: """
        gestures:
          - tap:
            on: a
            does: {present: b, transition: \(transition)}
            drives: Catch
            toward: up
        """)
  }

  private func turns(_ rehearsal: Rehearsal) -> [String] {
    rehearsal.contextCalls.filter {
      !$0.contains("updateInteractive") && !$0.contains("animationEnded")
    }
  }

  @Test func aCaughtPageGoesOn() throws {
    let rehearsal = try play(
      "RisePresent", "{from: [50%, 90%], to: [50%, 40%], over: 0.5s}", expecting: .finished)

    #expect(rehearsal.play() == nil)
    let last = try #require(turns(rehearsal).last)
    #expect(
      turns(rehearsal).dropLast() == [
        "0.08 CatchDriver startInteractiveTransition(_:), a to b",
        "0.08 RisePresent animateTransition(using:), a to b",
        "0.08 RisePresent interruptibleAnimator(using:), a to b",
        "0.28 pauseInteractiveTransition()", "0.78 finishInteractiveTransition()",
      ])
    #expect(last.hasSuffix(" completeTransition(true)"))
  }

  @Test func aCaughtPageIsReversed() throws {
    let rehearsal = try play(
      "RisePresent", "{from: [50%, 40%], to: [50%, 95%], over: 0.5s}", expecting: .cancelled)

    #expect(rehearsal.play() == nil)
    let last = try #require(turns(rehearsal).last)
    #expect(
      turns(rehearsal).dropFirst(3).dropLast() == [
        "0.28 pauseInteractiveTransition()", "0.78 cancelInteractiveTransition()",
      ])
    #expect(last.hasSuffix(" completeTransition(false)"))
    #expect(rehearsal.performance.warnings.isEmpty)
  }

  /// Over 400 points; it had gone 0.2 s of its critically damped 0.6 when it was caught.
  @Test func itStopsBelowTheFingerAndGoesWithIt() throws {
    let still = "{from: [50%, 60%], to: [50%, 60%], over: 0.3s}"
    let tops = try [0.28, 0.4].map { time in
      try #require(
        play("RisePresent", still, expecting: .finished).layer(of: "b", at: time)?.frame)[1]
    }
    #expect(abs(tops[0] - 400 * (1 - 0.8122)) < 0.1)
    #expect(tops[0] == tops[1])

    let down = "{from: [50%, 60%], to: [50%, 70%], over: 0.3s}"
    let moved = try #require(
      play("RisePresent", down, expecting: .finished).layer(of: "b", at: 0.57)?.frame)[1]
    #expect(abs(moved - tops[0] - 40 * 29 / 30) < 1.5)
  }

  @Test func itCanBeCaughtAgain() throws {
    let rehearsal = try Rehearsal(
      """
        - tap: [50%, 50%]
          next: 0.28s
        - drag: {from: [50%, 40%], to: [50%, 95%], over: 0.5s}
          next: 0.55s
        - drag: {from: [50%, 80%], to: [50%, 10%], over: 0.5s}
          expect: finished
      """, root: "a",
      more: """
        gestures:
          - tap:
            on: a
            does: {present: b, transition: RisePresent}
            drives: Catch
            toward: up
        """)

    #expect(rehearsal.play() == nil)
    #expect(
      turns(rehearsal).dropFirst(3).dropLast() == [
        "0.28 pauseInteractiveTransition()", "0.78 cancelInteractiveTransition()",
        "0.83 pauseInteractiveTransition()", "1.33 finishInteractiveTransition()",
      ])
  }

  /// The first drag has no end of its own to expect: the second one decides.
  @Test func aPageThatAFingerLetGoIsCaughtAndPulledDown() throws {
    let rehearsal = try Rehearsal(
      """
        - drag: {from: [50%, 95%], to: [50%, 35%], over: 0.5s}
          next: 0.6s
        - drag: {from: [60%, 45%], to: [60%, 95%], over: 0.6s, pace: easeInOut}
          expect: cancelled
      """, root: "a",
      more: """
        gestures:
          - pan: up
            on: a
            does: {present: b, transition: RisePresent}
            drives: Catch
        """)

    #expect(rehearsal.play() == nil)
    #expect(rehearsal.performance.log.steps.map(\.outcome) == [nil, .cancelled])
    let calls = turns(rehearsal).filter { !$0.contains("RisePresent") }
      .map { $0.split(separator: " ") }
    #expect(
      calls.map { $0.last } == [
        "b", "finishInteractiveTransition()", "pauseInteractiveTransition()",
        "cancelInteractiveTransition()", "completeTransition(false)",
      ])
    #expect(calls.map { $0.first }.dropFirst().dropLast() == ["0.5", "0.6", "1.2"])
  }

  @Test func manyInARowLeaveNothing() throws {
    let rounds = 30
    let round = """
        - tap: [50%, 50%]
          next: 0.28s
        - drag: {from: [50%, 40%], to: [50%, 95%], over: 0.3s}
          expect: cancelled

      """
    let rehearsal = try Rehearsal(
      String(repeating: round, count: rounds), root: "a",
      more: """
        gestures:
          - tap:
            on: a
            does: {present: b, transition: RisePresent}
            drives: Catch
            toward: up
        """)
    let window = rehearsal.performance.stage.window
    let views = window.subviews.count

    #expect(rehearsal.play() == nil)
    #expect(rehearsal.performance.log.steps.compactMap(\.outcome).count == rounds)
    #expect(window.subviews.count == views)
    #expect(window.gestureRecognizers == nil)
    #expect(window.rootViewController?.presentedViewController == nil)
    #expect(rehearsal.performance.warnings.isEmpty)
  }

  /// 0.2 s of 0.8 are over when the finger comes: the flip is where its own curve says, and stays.
  @Test func anAnimatorThatIsNotInterruptibleCanBeCaughtOnce() throws {
    let still = "{from: [50%, 50%], to: [50%, 50%], over: 0.3s}"
    let rehearsal = try play("FlipPresent", still, expecting: .cancelled)
    let caught = try #require(rehearsal.layer(of: "a", at: 0.5)?.rotation[1])
    #expect(abs(caught + 34.03) < 0.01)
    #expect(rehearsal.play() == nil)
    #expect(rehearsal.performance.warnings.isEmpty)

    let again = try Rehearsal(
      """
        - tap: [50%, 50%]
          next: 0.28s
        - drag: \(still)
          next: 0.35s
        - tap: [50%, 50%]
          expect: cancelled
      """, root: "a",
      more: """
        gestures:
          - tap:
            on: a
            does: {present: b, transition: FlipPresent}
            drives: Catch
            toward: up
        """)
    #expect(again.play() == nil)
    #expect(
      again.performance.warnings == [
        "at 0.63 s: A transition that was let go can't be paused again: its animator isn't "
          + "interruptible."
      ])
  }

  @Test func aStepWithNextIsOverThen() throws {
    let rehearsal = try Rehearsal("  - {tap: [50%, 50%], next: 0.05s}\n  - hold: 0.1s")

    #expect(rehearsal.play() == nil)
    #expect(rehearsal.performance.log.steps.map(\.end) == [0.05, 0.15])
  }

  @Test(arguments: [
    (
      "gestures: [{pinch: in, does: {push: b, transition: PushScale}, drives: Slide}]",
      "3:72: only 'pan' and 'edgePan' can drive a transition with 'Slide'"
    ),
    (
      "gestures: [{pinch: in, does: {push: b, transition: PushScale}, drives: Catch}]",
      "3:72: only 'pan' and 'edgePan' can drive a transition with 'Catch'"
    ),
    (
      "gestures: [{tap: , does: {push: b, transition: PushScale}, drives: Catch}]",
      "3:68: 'Catch' needs 'toward': left, right, up or down"
    ),
    (
      "gestures: [{tap: , does: {push: b, transition: PushScale}, drives: percent, toward: up}]",
      "3:68: only 'pan', 'edgePan' and 'pinch' can drive a transition with 'percent'"
    ),
  ])
  func whatDoesNotGoTogetherIsAnError(line: String, message: String) throws {
    let text = "screens: {a: {view: []}, b: {view: []}}\nroot: {navigation: a}\n\(line)\n"

    let error = #expect(throws: SceneError.self) { try Rehearsal(text: text) }

    #expect(error?.description == "s.yml:\(message)")
  }
}
