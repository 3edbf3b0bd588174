/// A picture in a frame.
package struct ImageElement: Sendable, Equatable, Record {
  static let name = "image"

  /// How a picture fills its frame, under UIKit's names.
  package enum Mode: String, Sendable, CaseIterable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  package var picture: Picture
  package var mode: Mode
  package var style: ElementStyle

  init(_ fields: inout Fields) throws(SceneError) {
    picture = try fields.required("image", .picture)
    mode = try fields.value("mode", .word("a content mode"), default: .scaleAspectFill)
    style = try ElementStyle(&fields)
  }
}
