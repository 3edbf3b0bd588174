import Transitions
import UIKit

/// Makes view controllers of a scene's screens.
@MainActor final class ScreenBuilder {
  private let scene: Scene
  private let pictures: PictureLibrary
  private let scale: Double
  private let listeners: Listeners
  private let cast: Cast

  init(
    _ scene: Scene, pictures: PictureLibrary, scale: Double, listeners: Listeners, cast: Cast
  ) {
    (self.scene, self.pictures, self.scale) = (scene, pictures, scale)
    (self.listeners, self.cast) = (listeners, cast)
  }

  /// - Parameter bars: What a container shows of a screenshot, so that the screen leaves it out.
  func controller(
    of name: ScreenName, without bars: Bars = Bars()
  ) throws -> UIViewController {
    guard let screen = scene.screen(named: name.value) else {
      throw name.place.error("no screen is named '\(name.value)'")
    }
    let elements = ElementBuilder(
      appearance: scene.canvas.appearance, pictures: pictures, scale: scale)
    let controller: UIViewController
    switch screen.content {
    case .picture(let picture):
      controller = PictureController(
        name: name.value, image: try elements.image(picture.image), bars: bars)
    case .page(let page):
      let contents = try elements.container(of: page.elements)
      contents.backgroundColor = elements.color(page.background)
      contents.layer.name = name.value
      controller = PageController(contents: contents, elements)
      controller.title = page.title
      controller.navigationItem.leftBarButtonItem = page.left.map(barButton)
      controller.navigationItem.rightBarButtonItem = page.right.map(barButton)
    case .controller(let screen):
      controller =
        if let expression = screen.expression { try cast.make(expression) } else {
          try screen.entry().make()
        }
      if let title = screen.title { controller.title = title }
    }
    controller.nameInLog = name.value
    controller.addUnwindAction(Self.unwindAction(of: name.value)) { _ in }
    listeners.attend(to: controller, named: name.value)
    return controller
  }

  /// What one unwinds to the screen by.
  static func unwindAction(of screen: String) -> Selector {
    Selector("unwindTo(\(screen))")
  }

  func navigation(
    of stack: NavigationStack, without bars: Bars = Bars(), _ delegation: Delegation
  ) throws -> UINavigationController {
    let navigation = UINavigationController()
    try delegation.attend(to: navigation)
    navigation.setViewControllers(
      try stack.screens.map { try controller(of: $0, without: bars) }, animated: false)
    navigation.isNavigationBarHidden =
      stack.bar.map { $0 == .hidden } ?? scene.arePictures(stack.screens)
    return navigation
  }

  private func barButton(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title)
  }

  func icon(_ picture: Picture) throws -> UIImage {
    try ElementBuilder(
      appearance: scene.canvas.appearance, pictures: pictures, scale: scale
    ).image(picture)
  }
}

extension Scene {
  /// Whether all these screens are screenshots, which show their own bars.
  func arePictures(_ names: [ScreenName]) -> Bool {
    names.compactMap { screen(named: $0.value)?.content }.allSatisfy { content in
      if case .picture = content { true } else { false }
    }
  }
}

extension UIViewController {
  /// Has the log name a navigation controller, of which there may be several, by its first screen.
  func tellApart(by stack: NavigationStack) {
    guard let first = stack.screens.first?.value else { return }
    nameInLog = "\(type(of: self))(\(first))"
  }
}
