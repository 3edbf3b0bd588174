import Stage
import Testing

@testable import Scenes

/// A navigation controller that a script presents.
@Suite @MainActor struct PresentedNavigationTests {
  private static func scene(_ script: String) -> String {
    """
    canvas: {size: 375x667, scale: 1}
    screens:
      a: {view: []}
      b: {view: [], title: Note, left: Cancel, right: Done}
      c: {view: []}
    root: {navigation: a}
    gestures:
      - tap:
        on: Done
        does: {dismiss: }
    script:
    \(script)
    """
  }

  @Test func itHasItsBarAndItsOwnName() throws {
    let rehearsal = try Rehearsal(text: Self.scene("  - present: {navigation: b}\n  - hold: 1s"))

    let layers = try #require(try Tracer.trace(rehearsal.performance, at: [1]).first?.layers)

    #expect(layers.contains { $0.name == "b" })
    #expect(layers.contains { $0.name == "UINavigationBar" && !$0.isHidden })
    #expect(
      rehearsal.performance.log.calls.contains {
        $0.subject == "UINavigationController(b)" && $0.call == "viewDidAppear(true)"
      })
    #expect(
      rehearsal.performance.log.steps.first?.text == "present b in a navigation controller")
  }

  @Test func itsBarStaysBelowTheStatusBarWhileItIsDismissed() throws {
    let rehearsal = try Rehearsal(
      text: Self.scene("  - present: {navigation: b}\n  - dismiss:\n  - hold: 1s"))

    for time in [0.25, 0.5, 0.6, 0.75, 0.9] {
      let layers = try #require(try Tracer.trace(rehearsal.performance, at: [time]).first?.layers)
      let bar = try #require(layers.last { $0.name == "UINavigationBar" })
      #expect(bar.position == [187.5, 42], "at \(time) s")
    }
  }

  @Test func pushesGoToIt() throws {
    let rehearsal = try Rehearsal(
      text: Self.scene("  - present: {navigation: [b, c]}\n  - pop:\n    expect: finished"))

    #expect(rehearsal.play() == nil)
    #expect(rehearsal.performance.log.calls.last?.call == "c to b finished")
  }

  @Test func itsBarCanBeHidden() throws {
    let rehearsal = try Rehearsal(
      text: Self.scene("  - present: {navigation: b, bar: hidden}\n  - hold: 1s"))

    let layers = try #require(try Tracer.trace(rehearsal.performance, at: [1]).first?.layers)

    #expect(!layers.contains { $0.name == "UINavigationBar" && !$0.isHidden })
  }

  @Test func aBarButtonIsTappedByItsTitle() throws {
    let rehearsal = try Rehearsal(
      text: Self.scene(
        """
          - present: {navigation: b}
          - tap: Cancel
          - tap: Done
            expect: finished
        """))

    #expect(rehearsal.play() == nil)
    let actions = rehearsal.performance.log.calls.filter { $0.kind == "action" }
    #expect(
      actions.map { "\($0.step) \($0.subject) \($0.call) \($0.answer ?? "")" } == [
        "2 UIBarButtonItem(Cancel) tapped nobody", "3 UIBarButtonItem(Done) tapped UIAction",
      ])
    #expect(
      rehearsal.performance.log.calls.last?.call == "UINavigationController(b) to "
        + "UINavigationController finished")
  }

  @Test func aBarButtonHearsTapsOnly() throws {
    let text = Self.scene("  - hold: 1s").replacing("- tap:", with: "- longPress:")

    let error = #expect(throws: SceneError.self) {
      try Scene(parsing: Array(text.utf8), path: "s.yml")
    }

    #expect(error?.description == "s.yml:9:9: 'Done' is a bar button, which only hears 'tap'")
  }
}
