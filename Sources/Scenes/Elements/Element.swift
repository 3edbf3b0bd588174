/// A thing on a page.
package indirect enum Element: Sendable, Equatable {
  case image(ImageElement)
  case label(LabelElement)
  case box(BoxElement)
  case button(ButtonElement)
  case list(ListElement)
  case grid(GridElement)

  /// A row makes a kind of element known.
  static let kinds: [Kind<Element>] = [
    Kind("image", ImageElement.self) { .image($0) },
    Kind("label", LabelElement.self) { .label($0) },
    Kind("box", BoxElement.self) { .box($0) },
    Kind("button", ButtonElement.self) { .button($0) },
    Kind("list", ListElement.self) { .list($0) },
    Kind("grid", GridElement.self) { .grid($0) },
  ]
}

extension Reading<Element> {
  static var element: Reading { .kind("an element", of: Element.kinds) }
}
