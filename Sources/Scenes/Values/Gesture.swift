/// A gesture that a scene listens to, and what it does.
package struct Gesture: Sendable, Equatable {
  package enum Movement: Sendable, Equatable {
    case pan(Direction)
    /// From an edge of the screen.
    case edgePan(Edge)
    case swipe(Direction)
    case pinch(PinchWay)
    case tap, longPress
  }

  package enum Edge: String, Sendable, CaseIterable {
    case left, right, top, bottom
  }

  package enum PinchWay: String, Sendable, CaseIterable {
    /// Fingers that come nearer to each other, or go apart.
    case `in`, out
  }

  package var movement: Movement
  /// The screen or the element that is touched; nil: whatever the root shows.
  package var target: Located<String>?
  /// What it does when it begins, or at its end if it is over at once.
  package var move: Move
  package var motion: Motion
  package var place: SourcePlace
  /// The name of what then drives the transition; nil: it runs by itself.
  package var driver: Located<String>?
  /// Which way a finger drives the transition on, where the gesture itself doesn't say so.
  package var way: Direction?
}

extension Gesture {
  /// A row makes a gesture known.
  static let kinds: [Kind<Gesture>] = [
    .moving("pan", .word("a direction")) { .pan($0) },
    .moving("edgePan", .word("an edge")) { .edgePan($0) },
    .flicking("swipe", .word("a direction")) { .swipe($0) },
    .moving("pinch", .word("a way to pinch")) { .pinch($0) },
    .starting("tap", .tap), .still("longPress", .longPress),
  ]
}
