import Stage
import Testing

@testable import Scenes

/// Segues that a script or a gesture performs.
@Suite @MainActor struct SegueStepTests {
  private func log(_ rehearsal: Rehearsal, step: Int, _ kind: String) -> [String] {
    rehearsal.performance.log.calls.filter { $0.step == step && $0.kind == kind }
      .map { "\($0.time.brief) \($0.subject) \($0.call)" }
  }

  @Test func aStepLastsAsLongAsItsSegue() throws {
    let rehearsal = try Rehearsal(
      """
        - segue: b
          with: SpringSegue
        - unwind: a
          with: SpringUnwindSegue
      """, root: "a")

    #expect(rehearsal.play() == nil)
    let steps = rehearsal.performance.log.steps
    #expect(
      steps.map(\.text) == ["segue to b with SpringSegue", "unwind to a with SpringUnwindSegue"])
    #expect(steps.map(\.start) == [0, 0.5])
    #expect(steps.map(\.end) == [0.5, 1])
    #expect(
      log(rehearsal, step: 1, "segue")
        == ["0 a prepare(for: b)", "0 SpringSegue perform(), a to b"])
    #expect(
      log(rehearsal, step: 1, "appearance").filter { $0.contains("presentationTransition") }
        == [
          "0.5 UIPresentationController(b) presentationTransitionWillBegin()",
          "0.5 UIPresentationController(b) presentationTransitionDidEnd(true)",
        ])
    #expect(
      log(rehearsal, step: 2, "segue")
        == [
          "0.5 b prepare(for: a)", "0.5 a unwindTo(a)", "0.5 SpringUnwindSegue perform(), b to a",
        ])
    #expect(log(rehearsal, step: 2, "appearance").last == "1 b viewDidDisappear(false)")
    #expect(rehearsal.performance.warnings.isEmpty)
  }

  @Test func withoutAClassASegueShowsAndUnwindsAsUIKitDoes() throws {
    let rehearsal = try Rehearsal(
      """
        - segue: b
        - unwind: a
      """)

    #expect(rehearsal.play() == nil)
    #expect(
      rehearsal.contextCalls == [
        "0 UIKit's push animateTransition(using:), a to b", "0.5 completeTransition(true)",
        "0.5 UIKit's push animationEnded(true)",
        "0.5 UIKit's pop animateTransition(using:), b to a", "1 completeTransition(true)",
        "1 UIKit's pop animationEnded(true)",
      ])
  }

  @Test("A stage of a presentation tells whose it is, also of several that go at once")
  func theStagesOfPresentationsAreToldApart() throws {
    let rehearsal = try Rehearsal(
      text: """
        screens: {a: {view: []}, b: {view: []}, c: {view: []}}
        root: a
        script: [{present: b}, {present: c}, {unwind: a}]
        """)

    #expect(rehearsal.play() == nil)
    #expect(
      log(rehearsal, step: 3, "appearance").filter { $0.contains("dismissalTransition") }
        == [
          "1 UIPresentationController(b) dismissalTransitionWillBegin()",
          "1 UIPresentationController(b) dismissalTransitionDidEnd(true)",
          "1 UIPresentationController(c) dismissalTransitionWillBegin()",
          "1.5 UIPresentationController(c) dismissalTransitionDidEnd(true)",
        ])
  }

  @Test func aGestureMayPerformOne() throws {
    let rehearsal = try Rehearsal(
      "  - swipe: up", root: "a",
      more: "gestures: [{swipe: up, on: a, does: {segue: b, with: SpringSegue}}]")

    #expect(rehearsal.play() == nil)
    let step = try #require(rehearsal.performance.log.steps.first)
    let performed = log(rehearsal, step: 1, "segue")
    #expect(performed.count == 2)
    #expect(performed.last?.hasSuffix("SpringSegue perform(), a to b") == true)
    #expect(
      log(rehearsal, step: 1, "appearance").contains { $0.hasSuffix("b viewDidAppear(false)") })
    #expect(try #require(step.end) >= 0.5)
  }

  @Test(arguments: ["", ", with: SpringSegue"], ["", ", with: SpringUnwindSegue"])
  func anEndMayBeExpectedOfASegue(there: String, back: String) throws {
    let rehearsal = try Rehearsal(
      "  - {segue: b\(there), expect: finished}\n  - {unwind: a\(back), expect: finished}",
      root: "a")

    #expect(rehearsal.play() == nil)
    #expect(rehearsal.performance.warnings.isEmpty)
  }

  @Test(arguments: [
    (
      "segue: b, with: Spring",
      "s.yml:6:22: no segue is named 'Spring'; the nearest is 'SpringSegue'"
    ),
    (
      "segue: b, with: SpringUnwindSegue",
      "s.yml:6:22: 'SpringUnwindSegue' unwinds: it goes with 'unwind'; here there is 'SpringSegue'"
    ),
    (
      "unwind: a, with: SpringSegue",
      "s.yml:6:23: 'SpringSegue' doesn't unwind: it goes with 'segue'; here there is "
        + "'SpringUnwindSegue'"
    ),
    (
      "segue: b, expect: cancelled",
      "s.yml:6:24: the transition should be cancelled, but it is finished"
    ),
    (
      "segue: b, with: SpringSegue, expect: cancelled",
      "s.yml:6:43: the transition should be cancelled, but it is finished"
    ),
    (
      "unwind: b",
      "s.yml:6:14: the screen that is showing didn't come from 'b', so that nothing can be unwound"
        + " to it"
    ),
    ("segue: c", "s.yml:6:13: no screen is named 'c'; there are 'a' and 'b'"),
    ("segue: b, transition: CrossFade", "s.yml:6:16: unknown key 'transition' in segue"),
  ])
  func aWrongSegueIsExplained(step: String, complaint: String) {
    let error: SceneError?
    do {
      error = try Rehearsal("  - {\(step)}", root: "a").play()
    } catch {
      #expect("\(error)".hasPrefix(complaint), "\(error)")
      return
    }
    #expect("\(error.map { "\($0)" } ?? "nothing")".hasPrefix(complaint))
  }
}
