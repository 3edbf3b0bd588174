import Stage
import Transitions
import UIKit

/// Performs the moves of a script on the controllers that are showing.
@MainActor final class Mover {
  private let scene: Scene
  private let screens: ScreenBuilder
  private let director: Director
  private let showing: Showing
  private let bars: Bars

  /// - Parameter bars: Those that screenshots leave out because a container shows them.
  init(
    _ scene: Scene, screens: ScreenBuilder, director: Director, showing: Showing, bars: Bars
  ) {
    (self.scene, self.screens, self.director) = (scene, screens, director)
    (self.showing, self.bars) = (showing, bars)
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
    (director.animator, director.interaction) = (entry?.make(), driver)
    let isAnimated = motion.way != .none
    switch move {
    case .push(let screen, let flight):
      try push(screen, flight, by: entry, isAnimated: isAnimated, at: place)
    case .pop: try pop(by: entry, isAnimated: isAnimated, at: place)
    case .select(let tab): return try select(tab, at: place)
    case .present(let arrangement, let presentation):
      try present(arrangement, presentation, for: entry, isAnimated: isAnimated)
    case .dismiss: try dismiss(by: entry, motion.way, isAnimated: isAnimated, at: place)
    case .segue(let screen, _): try segue(to: screen, try Casting.segue(of: move))
    case .unwind(let screen, _): try unwind(to: screen, try Casting.segue(of: move))
    }
    return !isAnimated
  }

  /// Leaves what UIKit does next to UIKit.
  func letBe() {
    (director.animator, director.interaction, director.presentation) = (nil, nil, nil)
  }

  private func push(
    _ screen: ScreenName, _ flight: Flight, by entry: CatalogEntry?, isAnimated: Bool,
    at place: SourcePlace
  ) throws {
    let navigation = try showing.navigation(for: "pushed", at: place)
    let page = try screens.controller(of: screen, without: bars)
    try prepare(flight, from: navigation.topViewController, to: page)
    warnIfNothingFlies(by: entry, between: navigation.topViewController, page)
    navigation.pushViewController(page, animated: isAnimated)
    showing.showBars(beside: navigation.transitionCoordinator)
  }

  private func pop(by entry: CatalogEntry?, isAnimated: Bool, at place: SourcePlace) throws {
    let navigation = try showing.navigation(for: "popped", at: place)
    guard navigation.viewControllers.count > 1 else {
      throw place.error("there is one screen on the navigation stack, so that none can be popped")
    }
    let (below, top) = (navigation.viewControllers.dropLast().last, navigation.topViewController)
    warnIfNothingFlies(by: entry, between: below, top)
    navigation.popViewController(animated: isAnimated)
    showing.showBars(beside: navigation.transitionCoordinator)
  }

  private func select(_ tab: TabChoice, at place: SourcePlace) throws -> Bool {
    guard case .tabs(let tabs) = scene.root, let controller = showing.front(UITabBarController.self)
    else {
      throw place.error("no tab bar is showing; a scene has one with root: {tabs: [a, b]}")
    }
    let index = try tab.index(in: tabs)
    guard index != controller.selectedIndex else {
      warn("the tab is selected already, so that nothing happens")
      return false
    }
    controller.selectedIndex = index
    showing.showBars(beside: controller.transitionCoordinator)
    return controller.transitionCoordinator == nil
  }

  private func present(
    _ arrangement: Arrangement, _ presentation: Presentation, for entry: CatalogEntry?,
    isAnimated: Bool
  ) throws {
    let page: UIViewController
    switch arrangement {
    case .screen(let screen): page = try screens.controller(of: screen)
    case .navigation(let stack):
      page = try screens.navigation(of: stack, delegate: director)
      page.tellApart(by: stack)
    }
    director.presentation = try Casting.entry(for: presentation)
    page.transitioningDelegate = director
    let ownStyle = director.presentation == nil ? entry?.presentationStyle : .custom
    if let style = presentation.style?.value.value ?? ownStyle {
      page.modalPresentationStyle = style
    }
    if let style = presentation.transitionStyle?.value { page.modalTransitionStyle = style }
    showing.frontmost?.present(page, animated: isAnimated)
  }

  private func dismiss(
    by entry: CatalogEntry?, _ way: Motion.Way, isAnimated: Bool, at place: SourcePlace
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
    frontmost.dismiss(animated: isAnimated)
  }

  /// A segue of UIKit's own shows: it pushes where there is a navigation controller, else presents.
  private func segue(to screen: ScreenName, _ entry: SegueCatalog.Entry?) throws {
    guard let source = showing.page else { return }
    let isPushed = entry == nil && source.navigationController != nil
    let page = try screens.controller(of: screen, without: isPushed ? bars : Bars())
    (director.presentation, page.transitioningDelegate) = (nil, director)
    let segue = UIStoryboard.Segue(
      screen.value, entry == nil ? .show : .custom, to: .controller { page }, by: entry?.make)
    perform(segue, named: screen.value, on: source)
  }

  private func unwind(to screen: ScreenName, _ entry: SegueCatalog.Entry?) throws {
    guard let source = showing.page, showing.cameFrom(screen.value) else {
      throw screen.place.error(
        "the screen that is showing didn't come from '\(screen.value)', so that nothing can be "
          + "unwound to it")
    }
    let segue = UIStoryboard.Segue.unwind(
      screen.value, to: ScreenBuilder.unwindAction(of: screen.value), by: entry?.make)
    perform(segue, named: screen.value, on: source)
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

  /// A magic move without a picture looks like another transition.
  private func warnIfNothingFlies(
    by entry: CatalogEntry?, between list: UIViewController?, _ detail: UIViewController?
  ) {
    guard let entry, entry.movesPicture else { return }
    let start = (list as? any MagicMoveSource)?.magicMoveSourceView
    let end = (detail as? any MagicMoveDestination)?.magicMoveDestinationView
    guard start == nil || end == nil else { return }
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
