import Testing

@testable import Scenes

@Suite struct SceneDurationTests {
  @Test(arguments: [
    ("", 0), ("{hold: 0.3s}", 0.3), ("{push: a, transition: MagicMovePush}", 0.5),
    ("{push: a, transition: none}", 0),
    ("{hold: 100ms}, {present: a, transition: FlipPresent}", 0.9),
    ("{push: a}", 0.4), ("{swipe: left}, {tap: [0, 0]}", 0.65),
    ("{push: a, transition: none, driven: [{to: 9%, over: 1s}, {to: 0%, over: 2s}]}", 3),
  ])
  func howLongAScriptTakesIsKnownBefore(script: String, seconds: Double) throws {
    let text = "screens: {a: a.png}\nroot: {navigation: a}\nscript: [\(script)]"
    let scene = try Scene(parsing: Array(text.utf8), path: "s.yml")

    #expect(abs(scene.expectedDuration - seconds) < 1e-9)
  }
}
