/// Cells with pictures, in lines that are filled from left to right.
package struct GridElement: Sendable, Equatable, Record {
  static let name = "grid"

  package var cells: [Cell]
  /// Of each cell.
  package var cellSize: PageSize
  /// Between cells at least, in points.
  package var spacing: Double
  /// From the left, top and right of a cell to its picture, in points.
  package var inset: Double
  /// Of a cell's label.
  package var font: FontChoice
  package var color: Appearances<Shade>
  package var style: ElementStyle

  init(_ fields: inout Fields) throws(SceneError) {
    cells = try fields.required("grid", .list(of: .cell))
    cellSize = try fields.required("cell", .pair)
    spacing = try fields.value("spacing", .length, default: 10)
    inset = try fields.value("inset", .length, default: 0)
    font = try fields.value("font", .font, default: FontChoice(size: 13))
    color = try fields.value("color", .color, default: Appearances(both: .system(.label)))
    style = try ElementStyle(&fields)
  }
}

extension GridElement {
  package struct Cell: Sendable, Equatable, Record {
    static let name = "cell"

    package var image: Picture
    /// Below the picture.
    package var label: String?

    init(image: Picture) {
      self.image = image
    }

    init(_ fields: inout Fields) throws(SceneError) {
      image = try fields.required("image", .picture)
      label = try fields.optional("label", .text)
    }
  }
}

extension Reading<GridElement.Cell> {
  /// A picture, or a mapping with its label.
  fileprivate static var cell: Reading {
    let full = Reading.record("{image: moon.png, label: Moon}")
    return Reading("a picture, or {image: moon.png, label: Moon}") { node throws(SceneError) in
      if case .mapping(let entries) = node.content, !entries.contains(where: \.isAppearance) {
        return try full.read(node)
      }
      return GridElement.Cell(image: try Reading<Picture>.picture.read(node))
    }
  }
}
