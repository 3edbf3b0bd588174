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

  /// What has no more to tell than what it is.
  struct Item: Encodable {
    var name: String
    var summary: String
  }

  var transitions: [Row]
  var presentations: [Item]
  /// What a gesture drives a transition with.
  var drivers: [Item]
  var segues: [Item]
  var controllers: [Item]

  init() {
    presentations = PresentationCatalog.all.map { Item(name: $0.name, summary: $0.summary) }
    drivers = InteractionCatalog.all.map { Item(name: $0.name, summary: $0.summary) }
    segues = SegueCatalog.all.map { Item(name: $0.name, summary: $0.summary) }
    controllers = ScreenCatalog.all.map { Item(name: $0.name, summary: $0.summary) }
    transitions = TransitionCatalog.all.map {
      Row(
        name: $0.name, family: $0.family.rawValue, direction: $0.direction.rawValue,
        wayBack: $0.wayBack, duration: $0.duration, summary: $0.summary)
    }
  }

  /// For people.
  var text: String {
    var table = TextTable(columns: [
      ("name", .left), ("family", .left), ("direction", .left), ("duration", .right),
      ("summary", .left),
    ])
    for row in transitions {
      table.add([row.name, row.family, row.direction, "\(row.duration) s", row.summary])
    }
    let lists = [
      ("presentation", presentations), ("drives", drivers), ("with", segues),
      ("controller", controllers),
    ].map { key, items in
      var table = TextTable(columns: [("\(key):", .left), ("summary", .left)])
      for item in items { table.add([item.name, item.summary]) }
      return table.text
    }
    return ([table.text] + lists).joined(separator: "\n\n")
  }
}
