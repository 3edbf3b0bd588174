/// What follows on fingers.
package struct Sequel: Sendable, Equatable {
  /// How the transition that they drive must end, also where the next step doesn't wait for it; nil:
  /// either will do.
  package var expected: Located<Outcome>?

  /// When the next step begins, in seconds after this one, whatever still moves; nil: once nothing does.
  package var next: Double?
}

extension Fields {
  /// Asks for the keys that say what follows on fingers.
  mutating func sequel() throws(SceneError) -> Sequel {
    Sequel(expected: try expected(), next: try optional("next", .time))
  }
}
