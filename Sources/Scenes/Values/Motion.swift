/// How a move gets from one screen to the other.
package struct Motion: Sendable, Equatable {
  package enum Way: Sendable, Equatable {
    /// As UIKit does it without being told.
    case standard
    /// At once.
    case none
    /// With an animator of the catalog.
    case transition(Located<String>)
    /// With an animator that an expression makes.
    case animator(SwiftExpression)
    /// As a delegate that an expression makes would have it.
    case delegate(SwiftExpression)
  }

  package var way: Way
  /// Nil: the transition runs by itself.
  package var drive: Located<Drive>?
  /// What makes the interaction controller; nil: a percent-driven one if there is a drive, else none.
  package var interaction: SwiftExpression?
  /// Nil: either will do.
  package var expected: Located<Outcome>?

  package init(_ way: Way = .standard, expecting expected: Located<Outcome>? = nil) {
    (self.way, self.expected) = (way, expected)
  }
}

extension Motion.Way {
  var isAnimated: Bool { self != .none }
}

extension Fields {
  /// Asks for the keys that say how a step moves.
  ///
  /// - Parameter role: What the step's move is to the catalog of transitions.
  mutating func motion(of role: Casting.Role) throws(SceneError) -> Motion {
    var motion = Motion(try way())
    _ = try Casting.entry(for: motion.way, as: role)
    motion.drive = try optional("driven", .located(.drive))
    motion.interaction = try optional("interactive", .located(.text)).map {
      .init(.interaction, $0)
    }
    motion.expected = try expected()
    return motion
  }

  /// Asks for the one key that says by what a step moves.
  private mutating func way() throws(SceneError) -> Motion.Way {
    var ways: [(key: String, place: SourcePlace, way: Motion.Way)] = []
    if let name = try optional("transition", .located(.text)) {
      ways.append(("transition", name.place, name.value == "none" ? .none : .transition(name)))
    }
    if let text = try optional("animator", .located(.text)) {
      ways.append(("animator", text.place, .animator(SwiftExpression(.animator, text))))
    }
    if let text = try optional("delegate", .located(.text)) {
      ways.append(("delegate", text.place, .delegate(SwiftExpression(.delegate, text))))
    }
    guard ways.count < 2 else {
      throw ways[1].place.error(
        "'\(ways[0].key)' and '\(ways[1].key)' both say how the step moves; give one")
    }
    return ways.first?.way ?? .standard
  }

  /// Asks how the transition of a step must end.
  mutating func expected() throws(SceneError) -> Located<Outcome>? {
    try optional("expect", .located(.word("an end")))
  }
}
