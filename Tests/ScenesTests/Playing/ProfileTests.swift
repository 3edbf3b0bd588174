import Testing

@testable import Scenes

/// The era that a canvas asks for.
@Suite @MainActor struct ProfileTests {
  @Test(arguments: [("classic", false), ("modern", true)])
  func aPresentedPageIsACardInTheModernProfileOnly(profile: String, isCard: Bool) throws {
    let rehearsal = try Rehearsal(
      text: """
        canvas: {size: 375x667, scale: 1, profile: \(profile)}
        screens: {a: {view: []}, b: {view: []}}
        root: a
        script: [{present: b, expect: finished}]
        """)
    #expect(rehearsal.play() == nil)

    // A card leaves a strip of the page behind it.
    let page = try #require(try rehearsal.layer(of: "b", at: 1))
    #expect((page.bounds[3] < 667) == isCard)
  }

  @Test func itIsClassicUnlessTheSceneSaysOtherwise() throws {
    let text = "screens: {a: a.png}\nroot: a"

    #expect(try Scene(parsing: Array(text.utf8), path: "s.yml").canvas.profile == .classic)
  }
}
