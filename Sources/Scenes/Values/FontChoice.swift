/// A size and weight of the one font that scenes are set in.
package struct FontChoice: Sendable, Equatable {
  /// UIKit's weights.
  package enum Weight: String, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// In points.
  package var size: Double
  package var weight: Weight

  package init(size: Double, weight: Weight = .regular) {
    (self.size, self.weight) = (size, weight)
  }
}

extension FontChoice: Record {
  static let name = "font"

  init(_ fields: inout Fields) throws(SceneError) {
    size = try fields.value("size", .fontSize, default: 17)
    weight = try fields.value("weight", .word("a weight"), default: .regular)
  }
}

extension Reading<Double> {
  fileprivate static var fontSize: Reading { .number(in: 1...500, example: "17") }
}

extension Reading<FontChoice> {
  /// A size, or a mapping.
  static var font: Reading {
    let full = Reading.record("{size: 17, weight: bold}")
    return Reading("a font size in points, or {size: 17, weight: bold}") {
      node throws(SceneError) in
      if case .mapping = node.content { return try full.read(node) }
      return FontChoice(size: try Reading<Double>.fontSize.read(node))
    }
  }
}
