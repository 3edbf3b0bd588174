import QuartzCore
package import Stage
import Transitions
import UIKit

/// A scene on a stage: its root before the window, its script played step by step on virtual time.
@MainActor package final class Performance {
  package let stage: Stage
  /// What UIKit refused to do so far, in whole sentences.
  package var warnings: [String] {
    stage.perform { UIKitLog.current.warnings.map { "at \($0.time.brief) s: \($0.message)" } }
  }
  /// Whether the script is played to its end.
  package private(set) var isOver = false

  private let scene: Scene
  private let screens: ScreenBuilder
  private let director = Director()
  private let bars: Bars
  private var steps: ArraySlice<Located<Step>>
  private var record = SceneLog()
  private var failure: (any Error)?

  /// How long a transition may last, in seconds, before it counts as stuck.
  private static let patience = 30.0

  package init(
    _ scene: Scene, pictures: PictureLibrary, size: CanvasSize
  ) throws {
    try FontLibrary.load()
    self.scene = scene
    steps = scene.script[...]
    for step in scene.script { try Casting.check(step.value) }
    screens = ScreenBuilder(scene, pictures: pictures, scale: size.scale)
    stage = Stage(screen: StageScreen(scene.canvas, size))
    let builder = RootBuilder(scene: scene, screens: screens, director: director)
    bars = builder.pinnedBars
    try stage.perform {
      stage.window.rootViewController = try builder.root()
      stage.window.layoutIfNeeded()
      showBars(beside: nil)
    }
    stage.schedule(at: 0) { [weak self] in self?.playNext() }
  }

  /// The film of the scene, from its first state to its last.
  package func film(_ options: Film.Options, probe: FilmProbe? = nil) -> Film {
    Film(of: stage, options: options, probe: probe) { [self] in try hasEnded() }
  }

  /// What has happened so far.
  package var log: SceneLog {
    stage.perform { record.adding(UIKitLog.current.entries) }
  }

  /// Whether the script is played; throws what stopped it.
  package func hasEnded() throws -> Bool {
    if let failure { throw failure }
    return isOver
  }
}

// The steps.
extension Performance {
  private func playNext() {
    record.endStep(at: stage.now)
    guard let step = steps.popFirst() else {
      isOver = true
      return
    }
    record.begin(step, at: stage.now, after: UIKitLog.current.entries.count)
    do {
      try play(step)
    } catch {
      failure = error
    }
  }

  /// Goes on at this instant, but after everything that is due now.
  private func goOn() {
    stage.schedule(at: stage.now) { [weak self] in self?.playNext() }
  }

  private func play(_ step: Located<Step>) throws {
    let entry = try step.value.cue.flatMap { try Casting.entry(for: $0.motion, as: $0.role) }
    let isAnimated = step.value.cue?.motion != Motion.none
    director.animator = entry?.make()
    switch step.value {
    case .hold(let seconds):
      stage.schedule(at: stage.now + seconds) { [weak self] in self?.playNext() }
    case .push(let screen, _, let flight):
      try push(screen, flight, isAnimated: isAnimated, at: step.place)
    case .pop: try pop(isAnimated: isAnimated, at: step.place)
    case .select(let tab, _): try select(tab, isAnimated: isAnimated, at: step.place)
    case .present(let screen, let style, _):
      let page = try screens.controller(of: screen)
      page.transitioningDelegate = director
      if let style = style?.value ?? entry?.presentationStyle {
        page.modalPresentationStyle = style
      }
      frontmost?.present(page, animated: isAnimated) { [weak self] in self?.goOn() }
      watch(step.place)
    case .dismiss:
      guard let frontmost, frontmost.presentingViewController != nil else {
        throw step.place.error("nothing is presented that could be dismissed")
      }
      frontmost.dismiss(animated: isAnimated) { [weak self] in self?.goOn() }
      watch(step.place)
    }
  }

  private func push(
    _ screen: ScreenName, _ flight: Flight, isAnimated: Bool, at place: SourcePlace
  ) throws {
    let navigation = try navigation(for: "pushed", at: place)
    let page = try screens.controller(of: screen, without: bars)
    try prepare(flight, from: navigation.topViewController, to: page)
    navigation.pushViewController(page, animated: isAnimated)
    goOn(after: navigation, place)
  }

  private func pop(isAnimated: Bool, at place: SourcePlace) throws {
    let navigation = try navigation(for: "popped", at: place)
    guard navigation.viewControllers.count > 1 else {
      throw place.error("there is one screen on the navigation stack, so that none can be popped")
    }
    navigation.popViewController(animated: isAnimated)
    goOn(after: navigation, place)
  }

  private func select(_ tab: TabChoice, isAnimated: Bool, at place: SourcePlace) throws {
    guard case .tabs(let tabs) = scene.root, let controller = front(UITabBarController.self) else {
      throw place.error("no tab bar is showing; a scene has one with root: {tabs: [a, b]}")
    }
    controller.selectedIndex = try tab.index(in: tabs)
    goOn(after: controller, place)
  }

  /// Tells the two pages of a magic move what flies.
  private func prepare(
    _ flight: Flight, from leaving: UIViewController?, to arriving: UIViewController
  ) throws {
    if let cell = flight.cell {
      guard let page = leaving as? PageController, page.cellCount > cell.value else {
        throw cell.place.error("the page that is left has no cell \(cell.value), counted from 0")
      }
      page.selectedCell = cell.value
    }
    if let id = flight.onto {
      guard let page = arriving as? PageController, page.element(named: id.value) != nil else {
        let ids = (arriving as? PageController)?.ids ?? []
        throw id.place.error(
          "the arriving page has no element '\(id.value)'"
            + Spelling.advice(for: id.value, among: ids))
      }
      page.landing = id.value
    }
  }

  private func goOn(after container: UIViewController, _ place: SourcePlace) {
    let coordinator = container.transitionCoordinator
    showBars(beside: coordinator)
    guard let coordinator else { return goOn() }
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.goOn() }
    watch(place)
  }

  /// Gives up a transition that doesn't end.
  private func watch(_ place: SourcePlace) {
    let left = steps.count
    stage.schedule(at: stage.now + Self.patience) { [weak self] in
      guard let self, !isOver, steps.count == left, failure == nil else { return }
      failure = place.error("this transition is not over after \(Self.patience.brief) s")
    }
  }
}

// What is showing.
extension Performance {
  /// The controller that was presented last, or the root.
  private var frontmost: UIViewController? {
    var controller = stage.window.rootViewController
    while let next = controller?.presentedViewController { controller = next }
    return controller
  }

  /// The container of a kind that is showing.
  private func front<Container: UIViewController>(_ kind: Container.Type) -> Container? {
    var controller = frontmost
    while let current = controller {
      if let container = current as? Container { return container }
      switch current {
      case let pinned as PinnedBarsController: controller = pinned.container
      case let tabs as UITabBarController: controller = tabs.selectedViewController
      default: controller = nil
      }
    }
    return nil
  }

  private func navigation(
    for step: String, at place: SourcePlace
  ) throws(SceneError) -> UINavigationController {
    if let navigation = front(UINavigationController.self) { return navigation }
    throw place.error(
      "no navigation stack is showing, so that nothing can be \(step); a scene has one with "
        + "root: {navigation: a}")
  }

  /// Pinned bars are those of the screenshot that is showing.
  private func showBars(beside coordinator: (any UIViewControllerTransitionCoordinator)?) {
    guard let pinned = stage.window.rootViewController as? PinnedBarsController else { return }
    var controller: UIViewController? = pinned.container
    if let tabs = controller as? UITabBarController { controller = tabs.selectedViewController }
    if let navigation = controller as? UINavigationController {
      controller = navigation.topViewController
    }
    if let screen = controller as? PictureController {
      pinned.show(barsOf: screen, beside: coordinator)
    }
  }
}
