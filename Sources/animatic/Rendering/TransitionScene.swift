import Scenes
import Transitions

/// The scene of two screenshots and a transition between them.
enum TransitionScene {
  /// How long the first screenshot stands, in seconds.
  private static let opening = 0.3

  static func make(
    transition name: String, from: String, to: String
  ) throws(UsageError) -> Scene {
    guard let entry = TransitionCatalog.entry(named: name) else {
      let names = TransitionCatalog.all.map(\.name)
      throw UsageError(
        "no transition is named '\(name)'" + Spelling.advice(for: name, among: names))
    }
    let (a, b) = (located("from"), located("to"))
    let motion = Motion(.transition(located(name)))
    var scene = Scene(
      screens: [Screen(name: a, picture: from), Screen(name: b, picture: to)], root: .screen(a))
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

  private static func located<Value>(_ value: Value) -> Located<Value> {
    Located(value, at: .commandLine)
  }
}
