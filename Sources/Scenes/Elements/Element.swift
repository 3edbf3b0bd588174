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

extension Element {
  /// The ids of the element and of those in it.
  var ids: [String] {
    switch self {
    case .image(let element): element.style.ids
    case .label(let element): element.style.ids
    case .button(let element): element.style.ids
    case .list(let element): element.style.ids
    case .grid(let element): element.style.ids
    case .box(let element): element.style.ids + element.elements.flatMap(\.ids)
    }
  }
}

extension ElementStyle {
  fileprivate var ids: [String] { id.map { [$0.value] } ?? [] }
}

extension Reading<Element> {
  static var element: Reading { .kind("an element", of: Element.kinds) }
}
