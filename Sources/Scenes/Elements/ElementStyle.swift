/// What every element of a page has: its place and what can be said of any view.
package struct ElementStyle: Sendable, Equatable {
  /// A name by which a step can find the element.
  package var id: Located<String>?
  package var frame: Placement
  /// Nil: none.
  package var background: Appearances<Shade>?
  /// The corners' radius in points.
  package var corners: Double
  package var border: Border?
  package var shadow: Shadow?
  /// From 0 (not to be seen) to 1.
  package var alpha: Double
  /// Whether what sticks out of the element is cut off.
  package var clips: Bool

  /// Asks for the keys that elements share.
  init(_ fields: inout Fields) throws(SceneError) {
    id = try fields.optional("id", .located(.text))
    frame = try fields.value("frame", .placement, default: .everywhere)
    background = try fields.optional("background", .color)
    corners = try fields.value("corners", .length, default: 0)
    border = try fields.optional("border", .record("{width: 1, color: separator}"))
    shadow = try fields.optional("shadow", .record("{radius: 10, opacity: 0.2, offset: [0, 4]}"))
    alpha = try fields.value("alpha", .number(in: 0...1, example: "0.5"), default: 1)
    clips = try fields.value("clips", .flag, default: false)
  }
}

/// A line around an element, inside its frame.
package struct Border: Sendable, Equatable, Record {
  static let name = "border"

  /// In points.
  package var width: Double
  package var color: Appearances<Shade>

  init(_ fields: inout Fields) throws(SceneError) {
    width = try fields.value("width", .length, default: 1)
    color = try fields.value("color", .color, default: Appearances(both: .system(.separator)))
  }
}

/// A shadow as a layer casts it.
package struct Shadow: Sendable, Equatable, Record {
  static let name = "shadow"

  package var color: Appearances<Shade>
  /// From 0 to 1.
  package var opacity: Double
  /// Of the blur, in points.
  package var radius: Double
  /// To the right, in points.
  package var x: Double
  /// Downwards, in points.
  package var y: Double

  init(_ fields: inout Fields) throws(SceneError) {
    color = try fields.value("color", .color, default: Appearances(both: .system(.black)))
    opacity = try fields.value("opacity", .number(in: 0...1, example: "0.2"), default: 0.2)
    radius = try fields.value("radius", .number(in: 0...1000, example: "10"), default: 10)
    let coordinate = Reading<Double>.number(in: -10_000...10_000, example: "4")
    let offset = try fields.value(
      "offset", .tuple("an offset [x, y] in points, like [0, 4]", count: 2, of: coordinate),
      default: [0, 4])
    (x, y) = (offset[0], offset[1])
  }
}
