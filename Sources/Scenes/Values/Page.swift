/// A screen that is made of elements.
package struct Page: Sendable, Equatable, Record {
  static let name = "screen"

  /// From the back to the front.
  package var elements: [Element]
  package var background: Appearances<Shade>
  /// For the navigation bar, and for the tab bar if the tab has no title.
  package var title: String?
  /// The title of the button at the left of the navigation bar.
  package var left: String?
  /// The title of the button at the right of the navigation bar.
  package var right: String?

  init(_ fields: inout Fields) throws(SceneError) {
    elements = try fields.required("view", .list(of: .element))
    background = try fields.value(
      "background", .color, default: Appearances(both: .system(.systemBackground)))
    title = try fields.optional("title", .text)
    left = try fields.optional("left", .text)
    right = try fields.optional("right", .text)
  }
}
