import Scenes
import Transitions

/// The scene of two screenshots and a transition between them.
enum TransitionScene {
  /// How long the first screenshot stands, in seconds.
  private static let opening = 0.3

  static func make(
    transition name: String, from: String, to: String, _ traits: ScreenshotTraits
  ) throws(UsageError) -> Scene {
    guard let entry = TransitionCatalog.entry(named: name) else {
      let names = TransitionCatalog.all.map(\.name)
      throw UsageError(
        "no transition is named '\(name)'" + Spelling.advice(for: name, among: names))
    }
    try check(traits, with: entry)
    let (a, b) = (located("from"), located("to"))
    let motion = Motion(.transition(located(name)))
    var scene = Scene(
      screens: [
        Screen(
          name: a, picture: from, scale: traits.scale, bars: traits.bars,
          shared: traits.shared.map(\.from)),
        Screen(
          name: b, picture: to, scale: traits.scale, bars: traits.bars,
          shared: traits.shared.map(\.to)),
      ], root: .screen(a))
    scene.canvas.device = traits.device
    let hold = Step.hold(opening)
    switch (entry.family, entry.direction) {
    case (.navigation, .back):
      scene.root = .navigation(NavigationStack([b, a]))
      scene.script = [hold, .move(.pop, motion)].map(located)
    case (.navigation, _), (.any, _):
      scene.root = .navigation(NavigationStack([a]))
      scene.script = [hold, .move(.push(b, Flight()), motion)].map(located)
    case (.tab, _):
      scene.root = .tabs([Tab(screen: a), Tab(screen: b)])
      scene.script = [hold, .move(.select(.index(located(1))), motion)].map(located)
    case (.modal, .back):
      scene.root = .screen(b)
      let before = Move.present(.screen(a), Presentation(style: PresentationStyle(entry)))
      scene.script = [.move(before, Motion(.none)), hold, .move(.dismiss, motion)].map(located)
    case (.modal, _):
      scene.script = [hold, .move(.present(.screen(b), Presentation()), motion)].map(located)
    }
    return scene
  }

  private static func check(
    _ traits: ScreenshotTraits, with entry: CatalogEntry
  ) throws(UsageError) {
    guard traits.shared.isEmpty || entry.movesPicture else {
      let movers = TransitionCatalog.all.filter(\.movesPicture).map(\.name)
      throw UsageError(
        "'--shared' goes with a transition in which pictures fly: "
          + Spelling.enumeration(of: movers))
    }
    guard traits.bars == Bars() || entry.family != .modal else {
      throw UsageError(
        "'--bars' stay in a navigation or tab controller; \(entry.name) presents, and what is "
          + "presented covers them")
    }
  }

  private static func located<Value>(_ value: Value) -> Located<Value> {
    Located(value, at: .commandLine)
  }
}
