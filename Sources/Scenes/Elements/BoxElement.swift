/// A rectangle that holds other elements, which are placed in it.
package struct BoxElement: Sendable, Equatable, Record {
  static let name = "box"

  package var elements: [Element]
  package var style: ElementStyle

  init(_ fields: inout Fields) throws(SceneError) {
    elements = try fields.required("box", .contents)
    style = try ElementStyle(&fields)
  }
}

extension Reading<[Element]> {
  /// A list of elements, or nothing.
  fileprivate static var contents: Reading {
    Reading("a list of elements, or nothing") { node throws(SceneError) in
      node.isNull ? [] : try Reading.list(of: .element).read(node)
    }
  }
}
