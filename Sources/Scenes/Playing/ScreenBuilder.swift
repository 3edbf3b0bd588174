import Transitions
import UIKit

/// Makes view controllers of a scene's screens.
@MainActor final class ScreenBuilder {
  private let scene: Scene
  private let pictures: PictureLibrary
  private let scale: Double
  private let listeners: Listeners

  init(_ scene: Scene, pictures: PictureLibrary, scale: Double, listeners: Listeners) {
    (self.scene, self.pictures, self.scale) = (scene, pictures, scale)
    self.listeners = listeners
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
      controller = try screen.entry().make()
      controller.title = screen.title
    }
    controller.nameInLog = name.value
    listeners.attend(to: controller, named: name.value)
    return controller
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
