extension Kind<Gesture> {
  /// A gesture whose key says which way it goes, and which can drive what it begins.
  static func moving<Way>(
    _ key: String, _ way: Reading<Way>, _ movement: @escaping @Sendable (Way) -> Gesture.Movement
  ) -> Kind {
    Kind(key) { fields throws(SceneError) in
      let way = try fields.required(key, way)
      var gesture = try fields.gesture(movement(way))
      gesture.driver = try fields.driver()
      return gesture
    }
  }

  /// A quick gesture whose key says which way it goes: it is over before a transition is.
  static func flicking<Way>(
    _ key: String, _ way: Reading<Way>, _ movement: @escaping @Sendable (Way) -> Gesture.Movement
  ) -> Kind {
    Kind(key) { fields throws(SceneError) in
      let way = try fields.required(key, way)
      try fields.refuseDriver(of: key)
      return try fields.gesture(movement(way))
    }
  }

  /// A gesture whose key has no value, and whose fingers stay where they are.
  static func still(_ key: String, _ movement: Gesture.Movement) -> Kind {
    Kind(key) { fields throws(SceneError) in
      try fields.bare(key)
      try fields.refuseDriver(of: key)
      return try fields.gesture(movement)
    }
  }

  /// A gesture whose key has no value, and which may start what another finger then drives.
  static func starting(_ key: String, _ movement: Gesture.Movement) -> Kind {
    Kind(key) { fields throws(SceneError) in
      try fields.bare(key)
      var gesture = try fields.gesture(movement)
      gesture.driver = try fields.driver()
      gesture.way = try fields.optional("toward", .word("a direction"))
      return gesture
    }
  }
}

extension Fields {
  /// Asks for the keys that gestures share.
  fileprivate mutating func gesture(_ movement: Gesture.Movement) throws(SceneError) -> Gesture {
    let target = try optional("on", .located(.text))
    let does = try required("does", .located(.gestureMove))
    if target == nil, does.value.move == .dismiss {
      throw does.place.error(
        "the root doesn't hear fingers on what is presented over it; name the screen that is "
          + "dismissed with 'on'")
    }
    return Gesture(
      movement: movement, target: target, move: does.value.move, motion: does.value.motion,
      place: does.place)
  }

  fileprivate mutating func driver() throws(SceneError) -> Located<String>? {
    try optional("drives", .located(.text))
  }

  /// Says why a gesture doesn't have what others have.
  fileprivate func refuseDriver(of gesture: String) throws(SceneError) {
    try refuse(
      "drives",
      "a \(gesture) can't drive a transition; 'pan', 'edgePan' and 'pinch' can, and 'tap' can begin "
        + "with 'Catch'")
  }
}

/// What a gesture does.
private struct GestureMove: Sendable, Equatable {
  var move: Move
  var motion: Motion
}

extension Reading<Gesture> {
  static var gesture: Reading { .kind("a gesture", of: Gesture.kinds) }
}

extension Reading<GestureMove> {
  fileprivate static var gestureMove: Reading {
    let steps = Reading<Step>.kind("what a gesture does", of: Step.moves)
    return Reading(steps.expected) { node throws(SceneError) in
      guard case .move(let move, let motion) = try steps.read(node) else {
        throw node.mismatch(steps.expected)
      }
      if let place = motion.drive?.place ?? motion.expected?.place {
        throw place.error("'driven' and 'expect' go with steps of the script")
      }
      return GestureMove(move: move, motion: motion)
    }
  }
}
