import Scenes
import UserCode

/// The scene of an app's own Swift files: two screens, and the transition between them.
struct CodeScene {
  /// How long the first screen stands, in seconds.
  private static let opening = 0.3
  /// How long the second one stands before the way back.
  private static let pause = 0.6
  /// How long what an app does once a transition is over has time to be seen, in seconds.
  private static let closing = 0.3

  private let lead: Lead
  private let start: CastOptions.Start
  private let cast: CastOptions

  /// Whether words of the command line are Swift files, or folders of them.
  static func isMeant(by words: [String]) -> Bool {
    !words.isEmpty
      && words.allSatisfy {
        PathName($0).extension == "swift" || $0.hasSuffix("/") || Folder.exists(at: $0)
      }
  }

  static func make(
    _ words: [String], _ cast: CastOptions, screens: TwoScreens, languageMode: String?
  ) throws -> Scene {
    let declarations = try Declarations(SourceFiles(words))
    let lead = try Lead(cast, among: declarations, of: words)
    let plan = CodeScene(lead: lead, start: cast.start ?? lead.likelyStart, cast: cast)
    try plan.check()
    var scene = Scene(screens: screens.all, root: .screen(screens.from))
    scene.load = words.map(located)
    if let languageMode { scene.languageMode = languageMode }
    plan.fill(&scene, screens.from, screens.to)
    return scene
  }

  private func check() throws(UsageError) {
    if cast.style != nil || cast.presentation != nil, start != .present, start != .dismiss {
      throw UsageError(
        "'--style' and '--presentation' go with what is presented, not with \(start.rawValue); say "
          + "'--as present'")
    }
    if (lead.kind == .segue) != (start == .segue || start == .unwind) {
      throw UsageError(
        "'--as segue' goes with a segue, and nothing else does: --segue 'MySegue.self'")
    }
    if cast.interactive != nil, lead.kind != .animator {
      throw UsageError("'--interactive' goes with --animator; a delegate names its own")
    }
  }

  private func fill(_ scene: inout Scene, _ a: ScreenName, _ b: ScreenName) {
    let hold = Step.hold(Self.opening)
    switch start {
    case .push:
      scene.root = .navigation(NavigationStack([a]))
      scene.script = steps([hold, .move(.push(b, Flight()), motion)], back: .pop)
    case .pop:
      scene.root = .navigation(NavigationStack([b, a]))
      scene.script = steps([hold, .move(.pop, motion)])
    case .select:
      scene.root = .tabs([Tab(screen: a), Tab(screen: b)])
      scene.script = steps([hold, .move(select(1), motion)], back: select(0))
    case .present:
      scene.script = steps(
        [hold, .move(.present(.screen(b), presentation), motion)], back: .dismiss)
    case .dismiss:
      scene.root = .screen(b)
      let before = Step.move(.present(.screen(a), presentation), Motion(.none))
      scene.script = steps([before, hold, .move(.dismiss, motion)])
    case .unwind:
      scene.root = .screen(b)
      let before = Step.move(.present(.screen(a), presentation), Motion(.none))
      let unwind = Move.unwind(b, with: Self.located(lead.expression))
      scene.script = steps([before, hold, .move(unwind, Motion())])
    case .segue:
      let segue = Move.segue(b, with: Self.located(lead.expression))
      scene.script = steps([hold, .move(segue, Motion())])
    }
  }

  /// A delegate is asked for the way back as well.
  private func steps(_ steps: [Step], back: Move? = nil) -> [Located<Step>] {
    let way: [Step] = back.map { [.hold(Self.pause), .move($0, motion)] } ?? []
    return
      (steps + (lead.kind == .delegate || lead.kind == .system ? way : []) + [.hold(Self.closing)])
      .map(Self.located)
  }

  private func select(_ tab: Int) -> Move { .select(.index(Self.located(tab))) }

  private var motion: Motion {
    var motion = Motion()
    switch lead.kind {
    case .animator:
      motion.way = .animator(SwiftExpression(.animator, Self.located(lead.expression)))
    case .delegate:
      motion.way = .delegate(SwiftExpression(.delegate, Self.located(lead.expression)))
    case .presentation, .segue, .system: break
    }
    if let text = cast.interactive {
      motion.interaction = SwiftExpression(.interaction, Self.located(text))
      motion.drive = Self.located(Drive.toTheEnd)
    }
    return motion
  }

  private var presentation: Presentation {
    var presentation = Presentation()
    let own = lead.kind == .presentation ? lead.expression : cast.presentation
    presentation.controller = own.map(Self.located)
    // Where the page that presents stays, animators get no view of it: only few of them want that.
    let usual: PresentationStyle = own != nil || lead.presents ? .custom : .fullScreen
    let style = cast.style ?? (lead.kind == .system ? nil : usual)
    presentation.style = style.map(Self.located)
    return presentation
  }

  private static func located<Value>(_ value: Value) -> Located<Value> {
    Located(value, at: .commandLine)
  }
}
