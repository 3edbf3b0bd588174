/// Text in a frame, centred from top to bottom.
package struct LabelElement: Sendable, Equatable, Record {
  static let name = "label"

  package var text: String
  package var font: FontChoice
  package var color: Appearances<Shade>
  package var align: Alignment
  /// As many as fit if 0.
  package var lines: Int
  package var style: ElementStyle

  init(_ fields: inout Fields) throws(SceneError) {
    text = try fields.required("label", .text)
    font = try fields.value("font", .font, default: FontChoice(size: 17))
    color = try fields.value("color", .color, default: Appearances(both: .system(.label)))
    align = try fields.value("align", .word("an alignment"), default: .left)
    lines = try fields.value("lines", .count(in: 0...1000), default: 1)
    style = try ElementStyle(&fields)
  }
}

/// Where lines of text stand in their frame.
package enum Alignment: String, Sendable, CaseIterable {
  case left, center, right
}
