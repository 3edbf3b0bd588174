/// Rows below each other, with lines between them.
package struct ListElement: Sendable, Equatable, Record {
  static let name = "list"

  package var rows: [Row]
  /// In points.
  package var rowHeight: Double
  package var font: FontChoice
  package var color: Appearances<Shade>
  package var detailColor: Appearances<Shade>
  package var separator: Appearances<Shade>
  package var style: ElementStyle

  init(_ fields: inout Fields) throws(SceneError) {
    rows = try fields.required("list", .list(of: .row))
    rowHeight = try fields.value("rowHeight", .length, default: 44)
    font = try fields.value("font", .font, default: FontChoice(size: 17))
    color = try fields.value("color", .color, default: Appearances(both: .system(.label)))
    detailColor = try fields.value(
      "detailColor", .color, default: Appearances(both: .system(.secondaryLabel)))
    separator = try fields.value(
      "separator", .color, default: Appearances(both: .system(.separator)))
    style = try ElementStyle(&fields)
  }
}

extension ListElement {
  package struct Row: Sendable, Equatable, Record {
    static let name = "row"

    package var title: String
    /// Below the title, smaller.
    package var subtitle: String?
    /// At the right end.
    package var detail: String?
    /// At the left end.
    package var image: Picture?

    init(title: String) {
      self.title = title
    }

    init(_ fields: inout Fields) throws(SceneError) {
      title = try fields.required("title", .text)
      subtitle = try fields.optional("subtitle", .text)
      detail = try fields.optional("detail", .text)
      image = try fields.optional("image", .picture)
    }
  }
}

extension Reading<ListElement.Row> {
  /// A title, or a mapping.
  fileprivate static var row: Reading {
    let full = Reading.record("{title: Inbox, detail: 12}")
    return Reading("a row: its title, or {title: Inbox, detail: 12}") { node throws(SceneError) in
      if case .mapping = node.content { return try full.read(node) }
      guard case .scalar(let title, isPlain: _) = node.content, !node.isNull else {
        throw node.mismatch("a row: its title, or {title: Inbox, detail: 12}")
      }
      return ListElement.Row(title: title)
    }
  }
}
