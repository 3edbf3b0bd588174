/// What fingers do on the screen.
package enum Touch: Sendable, Equatable {
  case drag(Drag)
  case tap(TapTarget)
  /// A finger that stays, for a time in seconds.
  case press(TapTarget, Double)
  case swipe(Swipe)
  case pinch(Pinch)
}

/// A place on the screen; shares are of its sides.
package struct Spot: Sendable, Equatable {
  package var x: Length
  package var y: Length

  /// The middle of the screen.
  static let middle = Spot(x: .share(0.5), y: .share(0.5))
}

/// A finger that comes down, moves and goes.
package struct Drag: Sendable, Equatable {
  package struct Leg: Sendable, Equatable {
    package var end: Spot
    /// In seconds.
    package var duration: Double
    package var pace: Pace
  }

  package enum End: String, Sendable, CaseIterable {
    case lift
    /// The system takes the touch away, as a telephone call does.
    case cancel
  }

  package var start: Spot
  /// One at least.
  package var legs: [Leg]
  package var end: End
}

/// What is tapped.
package enum TapTarget: Sendable, Equatable {
  case spot(Spot)
  /// The middle of what has this name: an element's `id`, or `back` for the button of the bar.
  case named(Located<String>)
}

/// A quick stroke.
package struct Swipe: Sendable, Equatable {
  package var direction: Direction
  package var start: Spot
  /// In seconds.
  package var duration: Double
}

/// Which way a finger goes.
package enum Direction: String, Sendable, CaseIterable {
  case left, right, up, down
}

/// Two fingers whose distance changes.
package struct Pinch: Sendable, Equatable {
  package var center: Spot
  /// In points.
  package var start: Double
  /// In points.
  package var end: Double
  /// In seconds.
  package var duration: Double
  package var pace: Pace
}
