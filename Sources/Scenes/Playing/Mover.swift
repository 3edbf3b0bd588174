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
  func perform(
    _ move: Move, _ motion: Motion, at place: SourcePlace,
    driver: (any UIViewControllerInteractiveTransitioning)? = nil
  ) throws {
    let entry = try Casting.entry(for: motion.way, as: move.role)
    (director.animator, director.interaction) = (entry?.make(), driver)
    let isAnimated = motion.way != .none
    switch move {
    case .push(let screen, let flight):
      try push(screen, flight, isAnimated: isAnimated, at: place)
    case .pop: try pop(isAnimated: isAnimated, at: place)
    case .select(let tab): try select(tab, at: place)
    case .present(let screen, let presentation):
      try present(screen, presentation, for: entry, isAnimated: isAnimated)
    case .dismiss: try dismiss(isAnimated: isAnimated, at: place)
    }
  }

  /// Leaves what UIKit does next to UIKit.
  func letBe() {
    (director.animator, director.interaction, director.presentation) = (nil, nil, nil)
  }

  private func push(
    _ screen: ScreenName, _ flight: Flight, isAnimated: Bool, at place: SourcePlace
  ) throws {
    let navigation = try showing.navigation(for: "pushed", at: place)
    let page = try screens.controller(of: screen, without: bars)
    try prepare(flight, from: navigation.topViewController, to: page)
    navigation.pushViewController(page, animated: isAnimated)
    showing.showBars(beside: navigation.transitionCoordinator)
  }

  private func pop(isAnimated: Bool, at place: SourcePlace) throws {
    let navigation = try showing.navigation(for: "popped", at: place)
    guard navigation.viewControllers.count > 1 else {
      throw place.error("there is one screen on the navigation stack, so that none can be popped")
    }
    navigation.popViewController(animated: isAnimated)
    showing.showBars(beside: navigation.transitionCoordinator)
  }

  private func select(_ tab: TabChoice, at place: SourcePlace) throws {
    guard case .tabs(let tabs) = scene.root, let controller = showing.front(UITabBarController.self)
    else {
      throw place.error("no tab bar is showing; a scene has one with root: {tabs: [a, b]}")
    }
    controller.selectedIndex = try tab.index(in: tabs)
    showing.showBars(beside: controller.transitionCoordinator)
  }

  private func present(
    _ screen: ScreenName, _ presentation: Presentation, for entry: CatalogEntry?, isAnimated: Bool
  ) throws {
    let page = try screens.controller(of: screen)
    director.presentation = try Casting.entry(for: presentation)
    page.transitioningDelegate = director
    let ownStyle = director.presentation == nil ? entry?.presentationStyle : .custom
    if let style = presentation.style?.value ?? ownStyle { page.modalPresentationStyle = style }
    if let style = presentation.transitionStyle?.value { page.modalTransitionStyle = style }
    showing.frontmost?.present(page, animated: isAnimated)
  }

  private func dismiss(isAnimated: Bool, at place: SourcePlace) throws {
    guard let frontmost = showing.frontmost, frontmost.presentingViewController != nil else {
      throw place.error("nothing is presented that could be dismissed")
    }
    frontmost.dismiss(animated: isAnimated)
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
