/// The keys of each step of fingers.
struct DragStep: Record {
  static let name = "drag"

  var drag: Drag
  var sequel: Sequel

  init(_ fields: inout Fields) throws(SceneError) {
    drag = try fields.required("drag", .drag)
    sequel = try fields.sequel()
  }
}

struct TapStep: Record {
  static let name = "tap"

  var target: TapTarget
  var sequel: Sequel

  init(_ fields: inout Fields) throws(SceneError) {
    target = try fields.required("tap", .tapTarget)
    sequel = try fields.sequel()
  }
}

struct PressStep: Record {
  static let name = "press"

  var target: TapTarget
  /// In seconds.
  var duration: Double
  var sequel: Sequel

  init(_ fields: inout Fields) throws(SceneError) {
    target = try fields.required("press", .tapTarget)
    duration = try fields.value("for", .time, default: 0.8)
    sequel = try fields.sequel()
  }
}

struct SwipeStep: Record {
  static let name = "swipe"

  var swipe: Swipe
  var sequel: Sequel

  init(_ fields: inout Fields) throws(SceneError) {
    swipe = Swipe(
      direction: try fields.required("swipe", .word("a direction")),
      start: try fields.value("from", .spot, default: .middle),
      duration: try fields.value("over", .time, default: 0.15))
    sequel = try fields.sequel()
  }
}

struct PinchStep: Record {
  static let name = "pinch"

  var pinch: Pinch
  var sequel: Sequel

  init(_ fields: inout Fields) throws(SceneError) {
    pinch = try fields.required("pinch", .record("{from: 60, to: 200, over: 0.5s}"))
    sequel = try fields.sequel()
  }
}

extension Pinch: Record {
  static let name = "pinch"

  init(_ fields: inout Fields) throws(SceneError) {
    center = try fields.value("at", .spot, default: .middle)
    start = try fields.required("from", .length)
    end = try fields.required("to", .length)
    duration = try fields.required("over", .time)
    pace = try fields.pace()
  }
}

private struct DragLeg: LegRecord {
  static let name = "drag"

  var start: Located<Spot>?
  var leg: Drag.Leg
  var then: Located<Drag.End>?

  init(_ fields: inout Fields) throws(SceneError) {
    start = try fields.optional("from", .located(.spot))
    leg = Drag.Leg(
      end: try fields.required("to", .spot), duration: try fields.required("over", .time),
      pace: try fields.pace())
    then = try fields.optional("then", .located(.word("an end")))
  }
}

extension Reading<Drag> {
  /// `{from: [20, 50%], to: [80%, 50%], over: 0.5s}`, or several of which the first says where it
  /// begins and the last how it ends.
  fileprivate static var drag: Reading {
    let legs = Reading<[DragLeg]>.legs(
      of: .record("{from: [20, 50%], to: [80%, 50%], over: 0.5s}"))
    return Reading(legs.expected) { node throws(SceneError) in
      let legs = try legs.read(node)
      guard let start = legs.first?.start else {
        throw node.place.error("drag needs 'from': \(Reading<Spot>.spot.expected)")
      }
      if let late = legs.dropFirst().lazy.compactMap(\.start).first {
        throw late.place.error("a drag goes on from where it is: 'from' goes with its first part")
      }
      return Drag(start: start.value, legs: legs.map(\.leg), end: legs.last?.then?.value ?? .lift)
    }
  }
}

extension Reading<Spot> {
  static var spot: Reading {
    Reading<[Length]>.tuple("a place [x, y] on the screen, like [20, 50%]", count: 2, of: .length)
      .map { Spot(x: $0[0], y: $0[1]) }
  }
}

extension Reading<TapTarget> {
  fileprivate static var tapTarget: Reading {
    let expected = "a place [x, y] on the screen, or the id of an element"
    return Reading(expected) { node throws(SceneError) in
      switch node.content {
      case .sequence: .spot(try Reading<Spot>.spot.read(node))
      case .scalar(let text, isPlain: _) where !text.isEmpty && !node.isNull:
        .named(Located(text, at: node.place))
      default: throw node.mismatch(expected)
      }
    }
  }
}
