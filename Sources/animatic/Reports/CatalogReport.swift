import Transitions

/// What `list` says.
struct CatalogReport: Encodable {
  struct Row: Encodable {
    var name: String
    var family: String
    var direction: String
    /// The transition that undoes it.
    var wayBack: String
    /// In seconds.
    var duration: Double
    var summary: String
  }

  var transitions: [Row]

  init(_ entries: [CatalogEntry]) {
    transitions = entries.map {
      Row(
        name: $0.name, family: $0.family.rawValue, direction: $0.direction.rawValue,
        wayBack: $0.wayBack, duration: $0.duration, summary: $0.summary)
    }
  }

  /// For people.
  var text: String {
    var table = TextTable(columns: [
      ("name", .left), ("family", .left), ("duration", .right), ("summary", .left),
    ])
    for row in transitions { table.add([row.name, row.family, "\(row.duration) s", row.summary]) }
    return table.text
  }
}
