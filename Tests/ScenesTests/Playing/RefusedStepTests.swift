import Stage
import Testing
import Transitions
import UIKit

@testable import Scenes

/// What doesn't go together, or does nothing.
@Suite @MainActor struct RefusedStepTests {
  private func complaint(_ script: String, root: String = "a", more: String = "") -> String? {
    do {
      return try Rehearsal(script, root: root, more: more).play()?.description
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: ["FlipPresent", "CornerShrinkPresent"])
  func aTransitionThatMovesThePresenterNeedsItToLeave(_ name: String) {
    #expect(
      complaint("  - {present: b, transition: \(name), style: overFullScreen}")
        == "s.yml:6:\(39 + name.count): '\(name)' moves the page that presents, which stays in its"
        + " place in the style 'overFullScreen'; leave 'style' out, or say fullScreen")
    #expect(
      complaint("  - {present: b, transition: \(name), presentation: DimmedCard}")
        == "s.yml:6:\(46 + name.count): '\(name)' moves the page that presents, which stays in its"
        + " place behind 'DimmedCard'; leave 'presentation' out, or name another transition")
    for style in ["fullScreen", "currentContext", "pageSheet"] {
      #expect(complaint("  - {present: b, transition: \(name), style: \(style)}") == nil)
    }
  }

  @Test(arguments: TransitionCatalog.all)
  func aTransitionIsRefusedTheOtherWay(_ entry: CatalogEntry) throws {
    let steps: [CatalogEntry.Family: (there: String, back: String)] = [
      .navigation: ("push: b", "pop: "), .modal: ("present: b", "dismiss: "),
      .tab: ("select: b", "select: b"), .any: ("present: b", "dismiss: "),
    ]
    let (there, back) = try #require(steps[entry.family])
    for (step, direction) in [(there, CatalogEntry.Direction.there), (back, .back)] {
      let text = "screens: {a: {view: []}, b: {view: []}}\nroot: a\nscript: "
      let scene = text + "[{\(step), transition: \(entry.name)}]"
      guard entry.direction != .both, entry.direction != direction else {
        _ = try Scene(parsing: Array(scene.utf8), path: "s.yml")
        continue
      }

      let error = #expect(throws: SceneError.self) {
        try Scene(parsing: Array(scene.utf8), path: "s.yml")
      }

      #expect(error?.place.line == 3)
      #expect(error?.place.column == 11 + step.count + 14)
      #expect(error?.message.contains("doesn't go with \(step.prefix { $0 != ":" })") == true)
      #expect(error?.message.hasSuffix("'\(entry.wayBack)' does") == true)
    }
  }

  @Test(arguments: [
    ("{pop: }", Outcome.cancelled, false, true), ("{pop: }", .finished, false, false),
    ("{pop: }", .cancelled, true, false), ("{pop: , expect: cancelled}", .cancelled, false, false),
    ("{pop: , transition: PopScale, driven: {to: 1%, over: 1s}}", .cancelled, false, false),
    ("{tap: back}", .cancelled, false, false),
  ])
  func whatIsCancelledByNobodyIsWarnedOf(
    text: String, outcome: Outcome, amongFingers: Bool, isWarnedOf: Bool
  ) throws {
    let rehearsal = try Rehearsal("  - \(text)")
    let scene = try Scene(
      parsing: Array("screens: {a: a.png}\nroot: a\nscript: [\(text)]".utf8), path: "s.yml")
    let step = PlayingStep(scene.script[0], after: 0, amongFingers: amongFingers)
    step.outcome = outcome

    rehearsal.performance.stage.perform { step.warnIfCancelled() }

    #expect(
      rehearsal.performance.warnings
        == (isWarnedOf
          ? [
            "at 0 s: s.yml:3:10: the transition is cancelled, although nobody drives it; if it should "
              + "be, say 'expect: cancelled'"
          ] : []))
  }

  /// UIKit refuses to begin anything while something runs.
  @Test(arguments: [
    ("a", "{present: b, transition: FlipPresent}", "present: c", "Attempt to present c on b while"),
    ("a", "{present: b, transition: FlipPresent}", "segue: c", "Attempt to present c on b while"),
    ("a", "{present: b, transition: FlipPresent}", "dismiss: ", "Attempt to dismiss b while"),
    ("a", "{present: b, transition: FlipPresent}", "unwind: a", "Attempt to dismiss b while"),
    ("{navigation: a}", "{push: b, transition: AsidePush}", "push: c", "pushViewController"),
    ("{navigation: a}", "{push: b, transition: AsidePush}", "pop: ", "popViewController"),
    ("{navigation: a}", "{push: b, transition: AsidePush}", "segue: c", "pushViewController"),
    ("{navigation: a}", "{push: b, transition: AsidePush}", "unwind: a", "popToViewController"),
    ("{tabs: [a, b, c]}", "{select: b, transition: TabSlide}", "select: c", "A tab of"),
  ])
  func whatUIKitRefusesIsWarnedOfAtItsStep(
    root: String, does: String, step: String, refusal: String
  ) throws {
    let rehearsal = try Rehearsal(
      text: """
        screens: {a: {view: []}, b: {view: []}, c: {view: []}}
        root: \(root)
        gestures: [{tap: , on: a, does: \(does)}]
        script: [{tap: [50%, 50%], next: 0.3s}, {\(step)}]
        """)

    #expect(rehearsal.play() == nil)
    let warnings = rehearsal.performance.warnings
    #expect(warnings.count == 1)
    #expect(warnings[0].hasPrefix("at 0.3 s: s.yml:4:41: \(refusal)"), "\(warnings)")
    #expect(
      warnings[0].hasSuffix(
        " A transition is still running: begin later, by a longer 'next' or 'hold'."))
  }

  @Test func aSegueThatIsRefusedAtItsEndIsWarnedOfAtItsStep() throws {
    let rehearsal = try Rehearsal(
      "  - {tap: [50%, 50%], next: 0.3s}\n  - {segue: b, with: SpringSegue}", root: "a",
      more: "gestures: [{tap: , on: a, does: {present: b, transition: FlipPresent}}]")

    #expect(rehearsal.play() == nil)
    #expect(
      rehearsal.performance.warnings
        == [
          "at 0.8 s: s.yml:7:5: Attempt to present b on b while a presentation or dismissal is in "
            + "progress."
        ])
  }

  @Test func inTheModernProfileACardLeavesThePresenterInItsPlace() throws {
    let text = """
      canvas: {profile: modern}
      screens: {a: {view: []}, b: {view: []}}
      root: a
      script: [{present: b, transition: FlipPresent, style: pageSheet}]
      """

    let error = #expect(throws: SceneError.self) { try Rehearsal(text: text) }

    #expect(error?.description.hasPrefix("s.yml:4:55: 'FlipPresent' moves the page") == true)
  }

  @Test(arguments: ["FlipDismiss", "CornerGrowDismiss", "CrossFade"])
  func aDismissalThatBringsThePresenterBackNeedsItGone(_ name: String) {
    let script = "  - {present: b, style: overFullScreen}\n  - {dismiss: , transition: \(name)}"

    #expect(
      complaint(script)
        == "s.yml:7:29: '\(name)' brings back the page that has presented, which is in its place"
        + " all the time; name another transition, or present with style: fullScreen")
    #expect(complaint(script.replacing("overFullScreen", with: "fullScreen")) == nil)
  }

  @Test func theRootDoesNotHearFingersOnWhatLiesOverIt() {
    #expect(
      complaint(
        "  - hold: 1s", more: "gestures: [{swipe: down, does: {dismiss: }}]")
        == "s.yml:4:32: the root doesn't hear fingers on what is presented over it; name the screen"
        + " that is dismissed with 'on'")
  }

  @Test func aTabThatChangesAtOnceIsFinished() {
    #expect(complaint("  - {select: 1, expect: finished}", root: "{tabs: [a, b]}") == nil)
    #expect(
      complaint("  - {select: 0, expect: finished}", root: "{tabs: [a, b]}")
        == "s.yml:6:25: no transition began that could be finished")
  }

  @Test(arguments: [
    ("  - select: 0", "{tabs: [a, b]}", "s.yml:6:5: the tab is selected already"),
    ("  - tap: [50%, 50%]", "a", "s.yml:6:5: no control and no gesture on the screen hears"),
    (
      "  - {push: b, transition: MagicMovePush}", "{navigation: a}",
      "s.yml:6:5: MagicMovePush finds"
    ),
  ])
  func whatDoesNothingIsWarnedOf(script: String, root: String, warning: String) throws {
    let rehearsal = try Rehearsal(script, root: root)

    #expect(rehearsal.play() == nil)
    #expect(rehearsal.performance.warnings.count == 1)
    let warnings = rehearsal.performance.log.calls.filter { $0.kind == "warning" }
    #expect(warnings.map(\.step) == [1])
    #expect(warnings[0].call.hasPrefix(warning), "\(warnings)")
  }

  @Test("A warning tells one place: its own, or failing that the film's name")
  func aWarningTellsItsPlaceOnce() throws {
    let rehearsal = try Rehearsal("  - hold: 0.25s\n  - tap: [50%, 50%]", root: "a")
    #expect(rehearsal.play() == nil)
    #expect(
      rehearsal.performance.warnings(ofFilm: "11") == [
        "at 0.53 s: s.yml:7:5: no control and no gesture on the screen hears these fingers"
      ])

    let odd = try Rehearsal("  - hold: 0.25s", root: "a")
    odd.performance.stage.schedule(at: 0.1) {
      UIViewController().dismiss(animated: false)
    }
    #expect(odd.play() == nil)
    let warning = try #require(odd.performance.warnings(ofFilm: "11").first)
    #expect(warning.hasPrefix("11: at 0.1 s: dismiss(animated:completion:) called"))
  }

  @Test func aButtonThatNobodyListensToHearsItsTap() throws {
    let rehearsal = try Rehearsal(
      text: """
        screens: {a: {view: [{button: Go, frame: [0, 0, 100, 44]}]}}
        root: a
        script: [{tap: Go}]
        """)

    #expect(rehearsal.play() == nil)
    #expect(rehearsal.performance.warnings.isEmpty)
    #expect(rehearsal.performance.log.calls.last?.call == "touchUpInside")
    #expect(rehearsal.performance.log.calls.last?.answer == "nobody")
  }

  @Test func lettersWithoutAGlyphAreWarnedOfOnce() throws {
    let rehearsal = try Rehearsal(
      text: """
        screens: {a: {view: [{label: 日本, frame: [0, 0, 100, 44]}, {label: 日本}]}}
        root: a
        script: [{hold: 1s}]
        """)

    #expect(rehearsal.play() == nil)
    #expect(
      rehearsal.performance.log.calls.filter { $0.kind == "warning" }.map(\.call)
        == ["No font here has glyphs for all of “日本”: boxes stand for the rest."])
  }

  @Test func aLongScriptIsPlayedToItsEnd() {
    #expect(complaint("  - hold: 600s\n  - hold: 600s") == nil)
    #expect(
      complaint("  - hold: 601s")
        == "s.yml:6:11: '601s' is too much; 600 s is the limit")
  }
}
