import Transitions

/// A screen of the scene: a screenshot, a page made of elements, or one written in Swift.
package struct Screen: Sendable, Equatable {
  package enum Content: Sendable, Equatable {
    case picture(PictureScreen)
    case page(Page)
    case controller(ControllerScreen)
  }

  /// Unique in its scene.
  package var name: Located<String>
  package var content: Content
}

extension Screen {
  /// The ids of the elements on it.
  var ids: [String] {
    if case .page(let page) = content { page.elements.flatMap(\.ids) } else { [] }
  }

  /// The names of the pieces that it shares.
  var pieces: [Located<String>] {
    if case .picture(let picture) = content { picture.shared.map(\.name) } else { [] }
  }

  /// The titles of the buttons that it brings into a navigation bar.
  var barButtons: [String] {
    if case .page(let page) = content { [page.left, page.right].compactMap(\.self) } else { [] }
  }
}

/// A screenshot.
package struct PictureScreen: Sendable, Equatable, Record {
  static let name = "screen"

  package var image: Picture
  /// Pixels for each point; nil: as the file's name or the picture's size says.
  package var scale: Double?
  package var bars = Bars()
  /// From the back to the front.
  package var shared: [SharedPiece] = []

  init(image: Picture) {
    self.image = image
  }

  init(_ fields: inout Fields) throws(SceneError) {
    image = try fields.required("image", .picture)
    scale = try fields.optional("scale", .number(in: 0.25...8, example: "3"))
    bars = try fields.value("bars", .record("{top: 64, bottom: 49}"), default: Bars())
    shared = try fields.value("shared", .pieces, default: [])
  }
}

/// A view controller that is written in Swift.
package struct ControllerScreen: Sendable, Equatable, Record {
  static let name = "screen"

  /// Its name in the catalog, or the expression that makes it.
  package var controller: Located<String>
  /// What the bars call it.
  package var title: String?

  init(_ fields: inout Fields) throws(SceneError) {
    controller = try fields.required("controller", .located(.text))
    title = try fields.optional("title", .text)
    if expression == nil { _ = try entry() }
  }

  package init(_ controller: Located<String>) {
    self.controller = controller
  }

  /// Nil: it is one of the catalog's.
  var expression: SwiftExpression? {
    SwiftExpression.isMeant(by: controller.value) ? SwiftExpression(.screen, controller) : nil
  }

  /// The catalog's entry.
  func entry() throws(SceneError) -> ScreenCatalog.Entry {
    if let entry = ScreenCatalog.entry(named: controller.value) { return entry }
    let names = ScreenCatalog.all.map(\.name)
    throw controller.place.error(
      "no view controller is named '\(controller.value)'"
        + Spelling.advice(for: controller.value, among: names))
  }
}

/// The bands of a screenshot that stay in place while what is between them moves.
package struct Bars: Sendable, Equatable, Record {
  static let name = "bars"

  /// The height of the status and navigation bars, in points.
  package var top = 0.0
  /// The height of the tab bar, in points.
  package var bottom = 0.0

  package init(top: Double = 0, bottom: Double = 0) {
    (self.top, self.bottom) = (top, bottom)
  }

  init(_ fields: inout Fields) throws(SceneError) {
    top = try fields.value("top", .length, default: 0)
    bottom = try fields.value("bottom", .length, default: 0)
  }
}

extension Reading<Screen.Content> {
  /// A picture's path, `{light:, dark:}`, `{image:, bars:}`, `{view: …}` or `{controller: …}`.
  static var screen: Reading {
    let kinds = [
      Kind<Screen.Content>("image", PictureScreen.self) { .picture($0) },
      Kind<Screen.Content>("view", Page.self) { .page($0) },
      Kind<Screen.Content>("controller", ControllerScreen.self) { .controller($0) },
    ]
    let full = Reading.kind("a screen", of: kinds)
    return Reading("a picture's path, {image: …}, {view: …} or {controller: …}") {
      node throws(SceneError) in
      if case .mapping(let entries) = node.content, !entries.contains(where: \.isAppearance) {
        return try full.read(node)
      }
      return .picture(PictureScreen(image: try Reading<Picture>.picture.read(node)))
    }
  }
}

extension YAMLEntry {
  /// Whether this is half of a `{light: …, dark: …}`.
  var isAppearance: Bool { Appearance(rawValue: key) != nil }
}
