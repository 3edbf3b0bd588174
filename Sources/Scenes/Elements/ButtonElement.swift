/// A button with a title.
package struct ButtonElement: Sendable, Equatable, Record {
  static let name = "button"

  package var title: String
  package var font: FontChoice
  /// Of the title.
  package var color: Appearances<Shade>
  package var style: ElementStyle

  init(_ fields: inout Fields) throws(SceneError) {
    title = try fields.required("button", .text)
    font = try fields.value("font", .font, default: FontChoice(size: 17))
    color = try fields.value("color", .color, default: Appearances(both: .system(.systemBlue)))
    style = try ElementStyle(&fields)
  }
}
