import Stage
import Testing

@testable import Scenes

@Suite @MainActor struct DrivenStepTests {
  @Test func aTransitionThatIsLetGoPastTheHalfRunsToItsEndInTheTimeThatIsLeft() throws {
    let rehearsal = try Rehearsal(
      """
        - push: b
          transition: PushScale
          driven: {to: 60%, over: 0.5s, then: release}
          expect: finished
      """)

    #expect(rehearsal.play() == nil)
    let step = try #require(rehearsal.performance.log.steps.first)
    #expect(step.outcome == .finished)
    #expect(step.end == 0.66)
    let calls = rehearsal.contextCalls
    #expect(
      calls.first == "0 UIPercentDrivenInteractiveTransition startInteractiveTransition(_:), a to b"
    )
    #expect(calls.contains("0.5 updateInteractiveTransition(0.6)"))
    #expect(
      calls.suffix(3) == [
        "0.5 finishInteractiveTransition()", "0.66 completeTransition(true)",
        "0.66 PushScale animationEnded(true)",
      ])
  }

  @Test func aTransitionThatIsLetGoBeforeTheHalfGoesBack() throws {
    let rehearsal = try Rehearsal(
      """
        - push: b
          transition: PushScale
          driven: {to: 30%, over: 0.5s}
          expect: cancelled
        - push: b
          transition: none
          expect: finished
      """)

    #expect(rehearsal.play() == nil)
    let steps = rehearsal.performance.log.steps
    #expect(steps.map(\.outcome) == [.cancelled, .finished])
    #expect(steps.map(\.end) == [0.62, 0.62])
  }

  @Test func itGoesLegByLegAtTheirPaces() throws {
    let text = """
      {to: 80%, over: 0.4s}, {to: 20%, over: 0.2s, pace: easeInOut, then: finish}
      """
    let drive = try Reading<Drive>.drive.read(YAMLNode(parsing: Array("[\(text)]".utf8), path: "s"))

    #expect(drive.end == .finish)
    #expect(abs(drive.duration - 0.6) < 1e-9)
    for (time, share) in [(0, 0), (0.1, 0.2), (0.4, 0.8), (0.5, 0.5), (0.6, 0.2), (9, 0.2)] {
      #expect(abs(drive.share(after: time) - share) < 1e-6)
    }
    #expect(drive.share(after: 0.45) > 0.65)
  }

  @Test(arguments: [
    ("select: 1", "{tabs: [a, b]}", "TabSlide"), ("present: b", "a", "FlipPresent"),
    ("pop:", "{navigation: [b, a]}", "PopScale"),
  ])
  func everyKindOfMoveCanBeDriven(move: String, root: String, transition: String) throws {
    let rehearsal = try Rehearsal(
      """
        - \(move)
          transition: \(transition)
          driven: {to: 50%, over: 0.2s, then: cancel}
          expect: cancelled
      """, root: root)

    #expect(rehearsal.play() == nil)
    #expect(rehearsal.contextCalls.contains("0.2 cancelInteractiveTransition()"))
  }

  @Test func aDismissalCanBeDriven() throws {
    let rehearsal = try Rehearsal(
      """
        - present: b
          presentation: DimmedCard
          transition: ModalZoomPresent
        - dismiss:
          transition: ModalZoomDismiss
          driven: {to: 20%, over: 0.2s, then: cancel}
          expect: cancelled
        - dismiss:
          transition: ModalZoomDismiss
          expect: finished
      """, root: "a")

    #expect(rehearsal.play() == nil)
    #expect(rehearsal.performance.log.calls.contains { $0.subject == "DimmedCard(b)" })
  }

  @Test(arguments: [
    ("then: finish", "cancelled", "the transition should be cancelled, but it is finished"),
    ("then: cancel", "finished", "the transition should be finished, but it is cancelled"),
  ])
  func aTransitionThatEndsOtherwiseIsAnErrorAtItsPlace(
    end: String, expected: String, complaint: String
  ) throws {
    let rehearsal = try Rehearsal(
      """
        - push: b
          transition: PushScale
          driven: {to: 60%, over: 0.1s, \(end)}
          expect: \(expected)
      """)

    #expect(rehearsal.play()?.description == "s.yml:9:13: \(complaint)")
  }
}
