import Transitions
import UIKit

/// Makes view controllers of a scene's screens.
@MainActor final class ScreenBuilder {
  private let scene: Scene
  private let pictures: PictureLibrary
  private let size: PageSize
  /// Pixels for each point.
  private let scale: Double
  private let listeners: Listeners
  private let cast: Cast
  private var cuts: [String: CutPieces] = [:]

  init(
    _ scene: Scene, pictures: PictureLibrary, size: CanvasSize, listeners: Listeners, cast: Cast
  ) {
    (self.scene, self.pictures, self.size, self.scale) = (scene, pictures, size.size, size.scale)
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
        name: name.value, image: try elements.image(picture.image), bars: bars,
        pieces: try pieces(of: picture, named: name.value, without: bars))
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

  /// The shared pieces of a screenshot, cut once; nil if it has none.
  private func pieces(
    of picture: PictureScreen, named name: String, without bars: Bars
  ) throws -> CutPieces? {
    if picture.shared.isEmpty { return nil }
    if let pieces = cuts[name] { return pieces }
    let appearance = scene.canvas.appearance
    let pieces = try CutPieces(
      picture.shared, of: try pictures.bitmap(pictures.file(of: picture.image, in: appearance)),
      on: size, without: bars
    ) { $0[appearance].pixel(in: appearance) }
    cuts[name] = pieces
    return pieces
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
