import UIKit

/// Makes what the window shows when a film begins.
@MainActor struct RootBuilder {
  let scene: Scene
  let screens: ScreenBuilder
  let delegation: Delegation

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

  private var holdsPicturesOnly: Bool { scene.arePictures(scene.root.screens) }

  private func content(of name: ScreenName) -> Screen.Content? {
    scene.screen(named: name.value)?.content
  }

  private func container(bars: Bars) throws -> UIViewController {
    switch scene.root {
    case .screen(let screen): return try screens.controller(of: screen)
    case .navigation(let stack):
      return try screens.navigation(of: stack, without: bars, delegation)
    case .tabs(let tabs):
      let controller = UITabBarController()
      controller.setViewControllers(
        try tabs.map { try self.controller(of: $0, bars: bars) }, animated: false)
      try delegation.attend(to: controller)
      if holdsPicturesOnly {
        controller.tabBar.alpha = 0
        tabs.forEach(warnOfLabels)
      }
      return controller
    }
  }

  private func warnOfLabels(of tab: Tab) {
    guard tab.title != nil || tab.icon != nil, let place = tab.content.screens.first?.place
    else { return }
    UIKitLog.current.warn(
      "the title and the icon of this tab aren't seen: screenshots show their own tab bar",
      at: place.description)
  }

  private func controller(of tab: Tab, bars: Bars) throws -> UIViewController {
    let controller: UIViewController =
      switch tab.content {
      case .navigation(let stack):
        try screens.navigation(of: stack, without: bars, delegation)
      case .screen(let screen): try screens.controller(of: screen, without: bars)
      }
    if case .navigation(let stack) = tab.content { controller.tellApart(by: stack) }
    let title = tab.title ?? controller.title ?? tab.content.screens.first?.value
    controller.tabBarItem = UITabBarItem(
      title: title, image: try tab.icon.map { try screens.icon($0) }, tag: 0)
    return controller
  }
}
