/// A visual format, read: views and the gaps between them, along one axis.
struct VisualFormat: Equatable {
  /// A word of the format and the column that it starts at, counted from 1.
  struct Word: Equatable {
    let text: String
    let column: Int
  }

  enum Amount: Equatable {
    case number(Double)
    /// That of a metric or a view.
    case named(Word)
  }

  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Amount
    var priority: Amount?
  }

  enum Node: Equatable {
    case superview(column: Int)
    case view(Word, size: [Predicate])
  }

  enum Gap: Equatable {
    /// What the system leaves.
    case standard
    case distances([Predicate])
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var nodes: [Node] = []

  /// After each node but the last.
  var gaps: [Gap] = []
}

/// What is wrong with a visual format.
struct VisualFormatError: Error, Equatable {
  /// Counted from 1.
  let column: Int
  let reason: String
}
