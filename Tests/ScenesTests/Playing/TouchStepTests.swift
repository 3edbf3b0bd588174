import Foundation
import Stage
import Testing

@testable import Scenes

@Suite @MainActor struct TouchStepTests {
  @Test(
    "A tap waits for the views and the children that it exchanges, unless it has next",
    arguments: ["FlippedChildrenScreen", "DissolvedChildrenScreen", "ViewTransitionsScreen"])
  func exchangesAreWaitedFor(screen: String) throws {
    let rehearsal = try Rehearsal(
      text: """
        screens: {a: {controller: \(screen)}}
        root: a
        script: [{tap: [50%, 50%]}, {tap: [50%, 50%], next: 0.2s}, {tap: [50%, 50%]}]
        """)

    #expect(rehearsal.play() == nil)
    let steps = rehearsal.performance.log.steps
    let lengths = steps.map { (($0.end ?? 0) - $0.start).roundedTime }
    #expect(lengths == [lengths[0], 0.2, lengths[0]])
    // The finger is down for a moment before it asks.
    #expect(lengths[0] > 0.6 && lengths[0] < 0.8)
    #expect(rehearsal.performance.warnings.isEmpty)
  }

  @Test func aTapOnTheBackButtonPops() throws {
    let rehearsal = try Rehearsal(
      """
        - tap: back
          expect: finished
      """, root: "{navigation: [a, b]}")

    #expect(rehearsal.play() == nil)
    let step = try #require(rehearsal.performance.log.steps.first)
    #expect(step.text == "tap back")
    #expect(step.outcome == .finished)
    #expect(
      rehearsal.performance.log.calls.last?.call == "b to a finished")
  }

  @Test func aStepOfTouchesIsOverWhenNothingShowsOfTheFinger() throws {
    let rehearsal = try Rehearsal(
      """
        - drag: {from: [10%, 50%], to: [90%, 50%], over: 0.5s}
        - tap: [50%, 50%]
      """)

    #expect(rehearsal.play() == nil)
    let steps = rehearsal.performance.log.steps
    #expect(steps.map(\.end) == [0.7, 0.98])
    #expect(steps.map(\.text) == ["drag [10%, 50%] to [90%, 50%]", "tap [50%, 50%]"])
  }

  @Test func placesAreSharesOfTheScreen() throws {
    let rehearsal = try Rehearsal(
      """
        - drag:
            - {from: [10%, 40], to: [90%, 50%], over: 0.5s}
            - {to: [0, 0], over: 0.1s, pace: easeOut, then: cancel}
      """)
    try rehearsal.performance.stage.advance(to: 0.25)

    #expect(rehearsal.performance.stage.fingers(at: 0.25).map(\.location.x) == [100])
    #expect(rehearsal.performance.stage.fingers(at: 0.25).map(\.location.y) == [120])
    #expect(rehearsal.performance.stage.fingers(at: 0.7).map(\.location.x) == [0])
    #expect(rehearsal.performance.stage.fingers(at: 0.7).map(\.goneSince) == [0.6])
  }

  @Test func aPinchIsTwoFingers() throws {
    let rehearsal = try Rehearsal("  - pinch: {from: 40, to: 100, over: 0.3s}")
    try rehearsal.performance.stage.advance(to: 0.3)

    #expect(rehearsal.performance.stage.fingers(at: 0.3).map(\.location.x) == [50, 150])
  }

  @Test(arguments: [("left", 20.0, 200.0), ("down", 100, 280)])
  func aSwipeGoesFromTheMiddle(direction: String, x: Double, y: Double) throws {
    let rehearsal = try Rehearsal("  - swipe: \(direction)")
    try rehearsal.performance.stage.advance(to: 0.01)

    // 0.4 of the shorter side, 200 points.
    let end = try #require(rehearsal.performance.stage.fingers(at: 0.15).first?.location)
    #expect(abs(end.x - x) < 1e-9)
    #expect(abs(end.y - y) < 1e-9)
  }

  @Test func aNameThatIsNotShowingIsExplained() throws {
    let rehearsal = try Rehearsal("  - tap: bcak", root: "{navigation: [a, b]}")

    #expect(
      rehearsal.play()?.description
        == "s.yml:6:10: nothing that is showing is named 'bcak'; the nearest is 'back'")
  }

  @Test(
    arguments: [
      ("{box: , id: veil}", "'veil' lies over 'open'"),
      ("{box: [{box: }], id: veil, frame: [0, 0, 100%, 50%]}", "'veil' lies over 'open'"),
      ("{box: }", "something else lies over 'open'"),
      ("{label: Hi}", nil), ("{box: , frame: [0, 300, 100%, 9]}", nil), ("{box: , alpha: 0}", nil),
    ] as [(String, String?)])
  func whatLiesOverAnElementIsTold(over: String, warning: String?) throws {
    for touch in ["{tap: open}", "{press: open, for: 0.1s}"] {
      let rehearsal = try Rehearsal(
        text: """
          canvas: {size: 200x400, scale: 1}
          screens: {a: {view: [{button: Open, id: open, frame: [0, 0, 100%, 44]}, \(over)]}}
          root: a
          gestures: [{tap: , does: {present: a}}]
          script: [\(touch)]
          """)

      #expect(rehearsal.play() == nil)
      let warnings = rehearsal.performance.warnings.filter { $0.contains("lies over") }
      #expect(
        warnings == (warning.map { ["at 0 s: s.yml:5:10: \($0), and gets this finger"] } ?? []))
    }
  }

  @Test(
    arguments: [
      ("press: a", 0.5, "press a for 0.8 s"), ("press: [50%, 50%], for: 0.6s", 0.5, nil),
      ("press: a, for: 0.4s", nil, nil),
    ] as [(String, Double?, String?)])
  func aPressIsHeardAfterHalfASecond(step: String, begin: Double?, summary: String?) throws {
    let rehearsal = try Rehearsal(
      "  - {\(step)}", more: "gestures: [{longPress: , on: a, does: {push: b}}]")

    #expect(rehearsal.play() == nil)
    let pushed = rehearsal.performance.log.calls.first { $0.call.hasPrefix("animateTransition") }
    #expect(pushed?.time == begin)
    if let summary { #expect(rehearsal.performance.log.steps.map(\.text) == [summary]) }
  }

  @Test(arguments: [
    ("navigation: a", 30, "the navigation bar"), ("tabs: [a, b]", 370, "the tab bar"),
  ])
  func barsThatLieOverAnElementAreTold(root: String, top: Int, bar: String) throws {
    let rehearsal = try Rehearsal(
      text: """
        canvas: {size: 200x400, scale: 1}
        screens: {a: {view: [{button: Open, id: open, frame: [50, \(top), 100, 9]}]}, b: {view: []}}
        root: {\(root)}
        script: [{tap: open}]
        """)

    #expect(rehearsal.play() == nil)
    #expect(
      rehearsal.performance.warnings.first
        == "at 0 s: s.yml:4:10: \(bar) lies over 'open', and gets this finger")
  }

  @Test func touchesThatCauseNothingCannotBeExpectedToEnd() throws {
    let rehearsal = try Rehearsal("  - tap: [50%, 50%]\n    expect: cancelled")

    #expect(
      rehearsal.play()?.description
        == "s.yml:7:13: no transition began that could be cancelled")
  }
}
