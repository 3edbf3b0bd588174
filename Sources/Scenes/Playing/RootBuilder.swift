import UIKit

/// Makes what the window shows when a film begins.
@MainActor struct RootBuilder {
  let scene: Scene
  let screens: ScreenBuilder
  let director: Director

  func root() throws -> UIViewController {
    let bars = pinnedBars
    let container = try container(bars: bars)
    guard bars != Bars() else { return container }
    return PinnedBarsController(container: container, bars: bars)
  }

  /// The bars that stay in place: the highest of the screenshots that a container shows, if it begins
  /// with nothing but screenshots.
  var pinnedBars: Bars {
    guard holdsPicturesOnly else { return Bars() }
    if case .screen = scene.root { return Bars() }
    var bars = Bars()
    for case .picture(let picture) in (scene.root.screens + pushed).compactMap(content) {
      bars.top = max(bars.top, picture.bars.top)
      bars.bottom = max(bars.bottom, picture.bars.bottom)
    }
    return bars
  }

  private var pushed: [ScreenName] {
    scene.script.compactMap { step in
      if case .move(.push(let screen, _), _) = step.value { screen } else { nil }
    }
  }

  private var holdsPicturesOnly: Bool { arePictures(scene.root.screens) }

  private func arePictures(_ screens: [ScreenName]) -> Bool {
    screens.compactMap(content).allSatisfy { content in
      if case .picture = content { true } else { false }
    }
  }

  private func content(of name: ScreenName) -> Screen.Content? {
    scene.screen(named: name.value)?.content
  }

  private func container(bars: Bars) throws -> UIViewController {
    switch scene.root {
    case .screen(let screen): return try screens.controller(of: screen)
    case .navigation(let stack): return try navigation(of: stack, bars: bars)
    case .tabs(let tabs):
      let controller = UITabBarController()
      controller.setViewControllers(
        try tabs.map { try self.controller(of: $0, bars: bars) }, animated: false)
      controller.delegate = director
      if holdsPicturesOnly { controller.tabBar.alpha = 0 }
      return controller
    }
  }

  private func navigation(
    of stack: NavigationStack, bars: Bars
  ) throws -> UINavigationController {
    let controller = UINavigationController()
    controller.setViewControllers(
      try stack.screens.map { try screens.controller(of: $0, without: bars) }, animated: false)
    controller.isNavigationBarHidden = stack.bar.map { $0 == .hidden } ?? arePictures(stack.screens)
    controller.delegate = director
    return controller
  }

  private func controller(of tab: Tab, bars: Bars) throws -> UIViewController {
    let controller: UIViewController =
      switch tab.content {
      case .navigation(let stack): try navigation(of: stack, bars: bars)
      case .screen(let screen): try screens.controller(of: screen, without: bars)
      }
    if case .navigation(let stack) = tab.content { controller.tellApart(by: stack) }
    let title = tab.title ?? controller.title ?? tab.screens.first?.value
    controller.tabBarItem = UITabBarItem(
      title: title, image: try tab.icon.map { try screens.icon($0) }, tag: 0)
    return controller
  }
}

extension UIViewController {
  /// Has the log name a navigation controller, of which there may be several, by its first screen.
  func tellApart(by stack: NavigationStack) {
    guard let first = stack.screens.first?.value else { return }
    nameInLog = "\(type(of: self))(\(first))"
  }
}
