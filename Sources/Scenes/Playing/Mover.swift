import Stage
import Transitions
import UIKit

/// Performs the moves of a script on the controllers that are showing.
@MainActor final class Mover {
  private let scene: Scene
  private let screens: ScreenBuilder
  private let delegation: Delegation
  private let cast: Cast
  private let showing: Showing
  private let bars: Bars

  private var director: Director { delegation.director }

  /// - Parameter bars: Those that screenshots leave out because a container shows them.
  init(
    _ scene: Scene, screens: ScreenBuilder, delegation: Delegation, cast: Cast, showing: Showing,
    bars: Bars
  ) {
    (self.scene, self.screens, self.delegation) = (scene, screens, delegation)
    (self.cast, self.showing, self.bars) = (cast, showing, bars)
  }

  /// Asks UIKit for a move. What it starts may last.
  ///
  /// - Parameter driver: What drives the transition; nil: it runs by itself.
  /// - Returns: Whether it is done at once.
  func perform(
    _ move: Move, _ motion: Motion, at place: SourcePlace,
    driver: (any UIViewControllerInteractiveTransitioning)? = nil
  ) throws -> Bool {
    let entry = try Casting.entry(for: motion.way, as: move.role)
    (director.animator, director.interaction) = (try animator(for: motion.way, entry), driver)
    switch move {
    case .push(let screen, let flight):
      try push(screen, flight, motion.way, by: entry, at: place)
    case .pop: try pop(motion.way, by: entry, at: place)
    case .select(let tab): return try select(tab, motion.way, at: place)
    case .present(let arrangement, let presentation):
      try present(arrangement, presentation, motion.way, by: entry)
    case .dismiss: try dismiss(motion.way, by: entry, at: place)
    case .segue(let screen, _): try segue(to: screen, try segueMaker(of: move))
    case .unwind(let screen, _): try unwind(to: screen, try segueMaker(of: move))
    }
    return !motion.way.isAnimated
  }

  private func animator(
    for way: Motion.Way, _ entry: CatalogEntry?
  ) throws -> (any UIViewControllerAnimatedTransitioning)? {
    if case .animator(let expression) = way { try cast.make(expression) } else { entry?.make() }
  }

  /// Leaves what UIKit does next to UIKit, and to whom the scene or the app has named for it.
  func letBe() throws {
    (director.animator, director.interaction, director.presentation) = (nil, nil, nil)
    if let navigation = showing.front(UINavigationController.self) {
      try delegation.attend(to: navigation)
    }
    if let tabs = showing.front(UITabBarController.self) { try delegation.attend(to: tabs) }
  }

  private func push(
    _ screen: ScreenName, _ flight: Flight, _ way: Motion.Way, by entry: CatalogEntry?,
    at place: SourcePlace
  ) throws {
    let navigation = try showing.navigation(for: "pushed", at: place)
    let page = try screens.controller(of: screen, without: bars)
    try prepare(flight, from: navigation.topViewController, to: page)
    warnIfNothingFlies(by: entry, between: navigation.topViewController, page, at: place)
    try delegation.attend(to: navigation, way)
    navigation.pushViewController(page, animated: way.isAnimated)
    showing.showBars(beside: navigation.transitionCoordinator)
  }

  private func pop(_ way: Motion.Way, by entry: CatalogEntry?, at place: SourcePlace) throws {
    let navigation = try showing.navigation(for: "popped", at: place)
    guard navigation.viewControllers.count > 1 else {
      throw place.error("there is one screen on the navigation stack, so that none can be popped")
    }
    let (below, top) = (navigation.viewControllers.dropLast().last, navigation.topViewController)
    warnIfNothingFlies(by: entry, between: below, top, at: place)
    try delegation.attend(to: navigation, way)
    navigation.popViewController(animated: way.isAnimated)
    showing.showBars(beside: navigation.transitionCoordinator)
  }

  private func select(
    _ tab: TabChoice, _ way: Motion.Way, at place: SourcePlace
  ) throws -> Bool {
    guard case .tabs(let tabs) = scene.root, let controller = showing.front(UITabBarController.self)
    else {
      throw place.error("no tab bar is showing; a scene has one with root: {tabs: [a, b]}")
    }
    let index = try tab.index(in: tabs)
    guard index != controller.selectedIndex else {
      warn("the tab is selected already, so that nothing happens")
      return false
    }
    try delegation.attend(to: controller, way)
    controller.selectedIndex = index
    showing.showBars(beside: controller.transitionCoordinator)
    return controller.transitionCoordinator == nil
  }

  private func present(
    _ arrangement: Arrangement, _ presentation: Presentation, _ way: Motion.Way,
    by entry: CatalogEntry?
  ) throws {
    let page: UIViewController
    switch arrangement {
    case .screen(let screen): page = try screens.controller(of: screen)
    case .navigation(let stack):
      page = try screens.navigation(of: stack, delegation)
      page.tellApart(by: stack)
    }
    director.presentation = try presentationMaker(of: presentation)
    if director.presentation == nil {
      try delegation.attend(to: Presented(page), way)
    } else {
      page.transitioningDelegate = director
    }
    let ownStyle = director.presentation == nil ? entry?.presentationStyle : .custom
    if let style = presentation.style?.value.value ?? ownStyle {
      page.modalPresentationStyle = style
    }
    if let style = presentation.transitionStyle?.value { page.modalTransitionStyle = style }
    showing.frontmost?.present(page, animated: way.isAnimated)
  }

  private func presentationMaker(
    of presentation: Presentation
  ) throws -> (@MainActor (UIViewController, UIViewController?) -> UIPresentationController?)? {
    guard let expression = presentation.expression else {
      return try Casting.entry(for: presentation)?.make
    }
    return { [cast] in cast.presentationController(expression, of: $0, presenting: $1) }
  }

  private func dismiss(
    _ way: Motion.Way, by entry: CatalogEntry?, at place: SourcePlace
  ) throws {
    guard let frontmost = showing.frontmost, frontmost.presentingViewController != nil else {
      throw place.error("nothing is presented that could be dismissed")
    }
    if case .transition(let name) = way, entry?.movesPresenter == true,
      frontmost.presentationController?.shouldRemovePresentersView == false
    {
      throw name.place.error(
        "'\(name.value)' brings back the page that has presented, which is in its place all the "
          + "time; name another transition, or present with style: fullScreen")
    }
    try delegation.attend(to: Presented(frontmost), way)
    frontmost.dismiss(animated: way.isAnimated)
  }

  /// A segue of UIKit's own shows: it pushes where there is a navigation controller, else presents.
  private func segue(to screen: ScreenName, _ make: SegueMaker?) throws {
    guard let source = showing.page else { return }
    let isPushed = make == nil && source.navigationController != nil
    let page = try screens.controller(of: screen, without: isPushed ? bars : Bars())
    director.presentation = nil
    try delegation.attend(to: Presented(page))
    let segue = UIStoryboard.Segue(
      screen.value, make == nil ? .show : .custom, to: .controller { page }, by: make)
    perform(segue, named: screen.value, on: source)
  }

  private func unwind(to screen: ScreenName, _ make: SegueMaker?) throws {
    guard let source = showing.page, showing.cameFrom(screen.value) else {
      throw screen.place.error(
        "the screen that is showing didn't come from '\(screen.value)', so that nothing can be "
          + "unwound to it")
    }
    let segue = UIStoryboard.Segue.unwind(
      screen.value, to: ScreenBuilder.unwindAction(of: screen.value), by: make)
    perform(segue, named: screen.value, on: source)
  }

  private typealias SegueMaker =
    @MainActor @Sendable (String?, UIViewController, UIViewController) -> UIStoryboardSegue

  private func segueMaker(of move: Move) throws -> SegueMaker? {
    guard let expression = move.segueExpression else { return try Casting.segue(of: move)?.make }
    return { [cast] in cast.segue(expression, identifier: $0, from: $1, to: $2) }
  }

  private func perform(
    _ segue: UIStoryboard.Segue, named name: String, on source: UIViewController
  ) {
    source.storyboardSegues.insert(segue, at: 0)
    source.performSegue(withIdentifier: name, sender: nil)
    showing.showBars(beside: source.transitionCoordinator)
  }

  /// Whoever asked for the move adds the place.
  private func warn(_ message: String) {
    UIKitLog.current.warn(message)
  }
}

// Magic moves.
extension Mover {
  /// A magic move without a picture looks like another transition.
  private func warnIfNothingFlies(
    by entry: CatalogEntry?, between list: UIViewController?, _ detail: UIViewController?,
    at place: SourcePlace
  ) {
    guard let entry, entry.movesPicture else { return }
    let start = (list as? any MagicMoveSource)?.magicMoveSourceView
    let end = (detail as? any MagicMoveDestination)?.magicMoveDestinationView
    guard start == nil || end == nil, MagicMovePairs.of(list, detail).isEmpty else { return }
    if list is PictureController, detail is PictureController {
      return warn(
        "\(entry.name) finds no picture that flies, so that the screenshots fade: nothing is known to "
          + "fly without \(place.isInFile ? "pieces that both have in 'shared'" : "--shared")")
    }
    warn(
      "\(entry.name) finds no picture that flies, so that the pages fade; 'cell' names one in a "
        + "grid of the page that is left, and the page that comes needs an image")
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
}
