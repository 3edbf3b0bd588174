import QuartzCore
import Raster
import Stage
import Testing
import UIKit

@testable import Scenes

/// What outlasts the steps of a script.
@Suite @MainActor struct FilmEndTests {
  private func rehearsal(_ script: String, opens step: String) throws -> Rehearsal {
    try Rehearsal(
      text: """
        canvas: {size: 200x400, scale: 1}
        screens: {a: {view: []}, b: {view: []}}
        root: a
        gestures: [{tap: , on: a, does: \(step)}]
        script: \(script)
        """)
  }

  /// A finger comes down at 0, goes at 0.08 s and is seen until 0.28 s; the page turns for 0.8 s.
  @Test(arguments: [
    ("[{tap: [50%, 50%], next: 0s}]", 0.88), ("[{tap: [50%, 50%], next: 0.4s}]", 0.88),
    ("[{tap: [50%, 50%], next: 0.4s}, {hold: 0.1s}]", 0.88),
    ("[{tap: [50%, 50%], next: 0.4s}, {hold: 1s}]", 1.4),
    (
      "[{tap: [50%, 50%], next: 0.1s}, {drag: {from: [0, 0], to: [9, 9], over: 2s}, next: 0s}]",
      2.3
    ),
  ])
  func aFilmLastsUntilNothingMoves(script: String, end: Double) throws {
    let rehearsal = try rehearsal(script, opens: "{present: b, transition: FlipPresent}")

    #expect(rehearsal.play() == nil)
    #expect(abs(rehearsal.performance.stage.now - end) < 1e-6, "\(rehearsal.performance.stage.now)")
    rehearsal.performance.stage.perform {
      #expect(OpenTransitions.current.summaries.isEmpty)
    }
  }

  @Test(
    arguments: [
      ("expect: finished", nil), ("expect: finished}, {hold: 0.1s", nil),
      ("expect: finished}, {hold: 2s", nil),
      (
        "expect: cancelled", "s.yml:5:49: the transition should be cancelled, but it is finished"
      ),
      (
        "expect: cancelled}, {hold: 2s",
        "s.yml:5:49: the transition should be cancelled, but it is finished"
      ),
    ] as [(String, String?)])
  func anEndMayBeExpectedOfWhatOutlastsItsStep(expectation: String, complaint: String?) throws {
    let rehearsal = try rehearsal(
      "[{tap: [50%, 50%], next: 0.25s, \(expectation)}]",
      opens: "{present: b, transition: FlipPresent}")

    #expect(rehearsal.play()?.description == complaint)
  }

  /// What can't be drawn is told at the step that was played then.
  @Test(arguments: [(0.1, 6), (0.45, 6), (0.6, 7)])
  func whatIsNotFiniteIsToldAtItsStep(time: Double, line: Int) async throws {
    let performance = try Rehearsal("  - hold: 0.5s\n  - push: b").performance
    let window = performance.stage.window
    performance.stage.schedule(at: time) {
      window.rootViewController?.view.layer.position.x = .nan
    }

    var (shown, failure): (Double, (any Error)?) = (0, nil)
    do {
      for try await frame in performance.film(Footage.Options()) { shown += frame.duration }
    } catch {
      failure = performance.located(error, at: shown)
    }

    let message = "\(try #require(failure))"
    #expect(message.hasPrefix("s.yml:\(line):5: at "))
    #expect(message.hasSuffix(", the position of UIWindow > ContainerView is not a finite number"))
  }

  @Test func whatNeverBeganCannotBeExpectedToEndWhateverFollows() throws {
    let rehearsal = try Rehearsal(
      "  - {tap: [50%, 50%], next: 0.05s, expect: finished}\n  - hold: 0.5s\n  - push: b")

    #expect(
      rehearsal.play()?.description == "s.yml:6:44: no transition began that could be finished")
  }

  @Test func fingersThatNobodyHearsAreWarnedOfWhateverFollows() throws {
    let rehearsal = try Rehearsal("  - {tap: [50%, 50%], next: 0.05s}\n  - push: b\n  - pop:")

    #expect(rehearsal.play() == nil)
    #expect(
      rehearsal.performance.warnings
        == ["at 0.28 s: s.yml:6:5: no control and no gesture on the screen hears these fingers"])
  }

  @Test func aTransitionThatNobodyCompletesBehindTheLastStepIsNamed() throws {
    let rehearsal = try Rehearsal("  - hold: 0.25s")
    let (stage, delegate) = (rehearsal.performance.stage, Forgetful.Delegate())
    stage.schedule(at: 0.2) {
      let page = UIViewController()
      page.transitioningDelegate = delegate
      stage.window.rootViewController?.present(page, animated: true)
    }

    #expect(
      rehearsal.play()?.description
        == "s.yml:6:5: this step is not over after 30 s: "
        + "nobody has completed the transition of Forgetful that began at 0.2 s")
  }
}
