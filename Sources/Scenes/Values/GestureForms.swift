/// The keys of each gesture.
struct PanGesture: Record {
  static let name = "pan"

  var gesture: Gesture

  init(_ fields: inout Fields) throws(SceneError) {
    let direction = try fields.required("pan", Reading<Direction>.word("a direction"))
    gesture = try fields.gesture(.pan(direction))
  }
}

struct EdgePanGesture: Record {
  static let name = "edgePan"

  var gesture: Gesture

  init(_ fields: inout Fields) throws(SceneError) {
    let edge = try fields.required("edgePan", Reading<Gesture.Edge>.word("an edge"))
    gesture = try fields.gesture(.edgePan(edge))
  }
}

struct SwipeGesture: Record {
  static let name = "swipe"

  var gesture: Gesture

  init(_ fields: inout Fields) throws(SceneError) {
    let direction = try fields.required("swipe", Reading<Direction>.word("a direction"))
    gesture = try fields.gesture(.swipe(direction))
  }
}

struct PinchGesture: Record {
  static let name = "pinch"

  var gesture: Gesture

  init(_ fields: inout Fields) throws(SceneError) {
    let way = try fields.required("pinch", Reading<Gesture.PinchWay>.word("a way to pinch"))
    gesture = try fields.gesture(.pinch(way))
  }
}

struct TapGesture: Record {
  static let name = "tap"

  var gesture: Gesture

  init(_ fields: inout Fields) throws(SceneError) {
    try fields.bare("tap")
    gesture = try fields.gesture(.tap)
  }
}

struct LongPressGesture: Record {
  static let name = "longPress"

  var gesture: Gesture

  init(_ fields: inout Fields) throws(SceneError) {
    try fields.bare("longPress")
    gesture = try fields.gesture(.longPress)
  }
}

extension Fields {
  /// Asks for the keys that gestures share.
  fileprivate mutating func gesture(_ movement: Gesture.Movement) throws(SceneError) -> Gesture {
    let target = try optional("on", .located(.text))
    let does = try required("does", .located(.gestureMove))
    let driver = try optional("drives", .located(.text))
    return Gesture(
      movement: movement, target: target, move: does.value.move, motion: does.value.motion,
      place: does.place, driver: driver)
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
