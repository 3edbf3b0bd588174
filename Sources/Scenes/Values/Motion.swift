/// How a move gets from one screen to the other.
package struct Motion: Sendable, Equatable {
  package enum Way: Sendable, Equatable {
    /// As UIKit does it without being told.
    case standard
    /// At once.
    case none
    /// With an animator of the catalog.
    case transition(Located<String>)
  }

  package var way: Way
  /// Nil: the transition runs by itself.
  package var drive: Located<Drive>?
  /// Nil: either will do.
  package var expected: Located<Outcome>?

  package init(_ way: Way = .standard, expecting expected: Located<Outcome>? = nil) {
    (self.way, self.expected) = (way, expected)
  }
}

extension Fields {
  /// Asks for the keys that say how a step moves.
  ///
  /// - Parameter role: What the step's move is to the catalog of transitions.
  mutating func motion(of role: Casting.Role) throws(SceneError) -> Motion {
    var motion = Motion()
    if let transition = try optional("transition", .located(.text)) {
      motion.way = transition.value == "none" ? .none : .transition(transition)
    }
    _ = try Casting.entry(for: motion.way, as: role)
    motion.drive = try optional("driven", .located(.drive))
    motion.expected = try expected()
    return motion
  }

  /// Asks how the transition of a step must end.
  mutating func expected() throws(SceneError) -> Located<Outcome>? {
    try optional("expect", .located(.word("an end")))
  }
}
