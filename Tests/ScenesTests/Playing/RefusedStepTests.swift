import Testing

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
