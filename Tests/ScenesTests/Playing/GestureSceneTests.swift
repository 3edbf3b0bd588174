import Stage
import Testing

@testable import Scenes

/// Gestures that a scene listens to.
@Suite @MainActor struct GestureSceneTests {
  private static let pop = """
    gestures:
      - pan: right
        does: {pop: , transition: PopScale}
        drives: percent
    """

  private func play(_ step: String) throws -> (error: SceneError?, calls: [String]) {
    let rehearsal = try Rehearsal("  - \(step)", root: "{navigation: [a, b]}", more: Self.pop)
    let error = rehearsal.play()
    return (error, rehearsal.performance.log.calls.map(\.call))
  }

  @Test func aPanDrivesAPopToItsEndFromPastTheHalf() throws {
    let (error, calls) = try play(
      "{drag: {from: [10%, 50%], to: [75%, 50%], over: 1s}, expect: finished}")

    #expect(error == nil)
    #expect(calls.contains("startInteractiveTransition(_:), b to a"))
    #expect(calls.contains("finishInteractiveTransition()"))
    #expect(calls.last == "b to a finished")
  }

  @Test(arguments: [
    // Not far enough, taken away, and flicked back.
    "{drag: {from: [10%, 50%], to: [45%, 50%], over: 1s}, expect: cancelled}",
    "{drag: {from: [10%, 50%], to: [90%, 50%], over: 1s, then: cancel}, expect: cancelled}",
    """
    {drag: [{from: [10%, 50%], to: [95%, 50%], over: 1s}, {to: [65%, 50%], over: 0.1s}],
       expect: cancelled}
    """,
  ])
  func otherwiseItGoesBack(step: String) throws {
    let (error, calls) = try play(step)

    #expect(error == nil)
    #expect(calls.contains("cancelInteractiveTransition()"))
    #expect(calls.last == "b to a cancelled")
  }

  @Test func aFlickIsEnough() throws {
    let (error, _) = try play(
      "{drag: {from: [10%, 50%], to: [45%, 50%], over: 0.1s}, expect: finished}")

    #expect(error == nil)
  }

  @Test(arguments: ["[10%, 90%]", "[0%, 50%]"])
  func aPanInAnotherDirectionIsNotHeard(end: String) throws {
    let (error, calls) = try play("drag: {from: [10%, 50%], to: \(end), over: 0.5s}")

    #expect(error == nil)
    #expect(!calls.contains("startInteractiveTransition(_:), b to a"))
  }

  @Test func aTapOnAnElementPushes() throws {
    let text = """
      canvas: {size: 200x400, scale: 1}
      screens:
        a: {view: [{label: Open, id: open, frame: [20, 100, 60, 30]}]}
        b: {view: []}
      root: {navigation: a}
      gestures:
        - tap:
          on: open
          does: {push: b, transition: PushScale}
        - swipe: left
          on: b
          does: {pop: , transition: none}
      script:
        - tap: open
          expect: finished
        - swipe: left
        - {tap: open, expect: finished}
      """
    let rehearsal = try Rehearsal(text: text)

    #expect(rehearsal.play() == nil)
    #expect(
      rehearsal.performance.log.calls.map(\.call).filter { $0.hasPrefix("animateTransition") } == [
        "animateTransition(using:), a to b", "animateTransition(using:), a to b",
      ])
  }

  @Test(arguments: [(50, 150, "out"), (50, 200, "out"), (100, 200, "out"), (150, 50, "in")])
  func aPinchIsHeardWhereverItsFirstTenPointsEnd(from: Int, to: Int, way: String) throws {
    let rehearsal = try Rehearsal(
      """
        - pinch: {at: [50%, 50%], from: \(from), to: \(to), over: 1s}
          expect: finished
      """,
      more: """
        gestures:
          - pinch: \(way)
            does: {push: b, transition: PushScale}
            drives: percent
        """)

    #expect(rehearsal.play() == nil)
  }

  @Test func aPageCanBeMovedByHand() throws {
    let rehearsal = try Rehearsal(
      """
        - {push: b, transition: none}
        - drag: {from: [0, 50%], to: [80%, 50%], over: 1s}
          expect: finished
      """,
      more: """
        gestures:
          - edgePan: left
            does: {pop: , transition: PopScale}
            drives: Slide
        """)
    let page = try rehearsal.layer(of: "b", at: 0.8)

    // At 64 % of the screen, 128 points, less the first ten.
    #expect(try abs(#require(page?.frame?.first) - 118) < 3)
    #expect(rehearsal.play() == nil)
    #expect(rehearsal.performance.log.steps.last?.end == 1.2)
  }

  @Test func whatAGestureCannotDoIsAnErrorAtItsPlace() throws {
    let rehearsal = try Rehearsal(
      "  - tap: [50%, 50%]", more: "gestures: [{tap: , does: {pop: }}]")

    #expect(
      rehearsal.play()?.description
        == "s.yml:4:26: there is one screen on the navigation stack, so that none can be popped")
  }
}
