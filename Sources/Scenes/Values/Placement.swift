/// Where an element lies in its parent.
package struct Placement: Sendable, Equatable {
  package var x: Length
  package var y: Length
  package var width: Length
  package var height: Length

  /// The whole parent.
  package static let everywhere = Placement(
    x: .points(0), y: .points(0), width: .share(1), height: .share(1))
}

extension Reading<Placement> {
  static var placement: Reading {
    let expected = "a frame [x, y, width, height], like [0, 64, 100%, 240]"
    let numbers = Reading<[Length]>.tuple(expected, count: 4, of: .length)
    return Reading(expected) { node throws(SceneError) in
      let lengths = try numbers.read(node)
      guard lengths[2].points(of: 1) >= 0, lengths[3].points(of: 1) >= 0 else {
        throw node.place.error("a frame's width and height can't be negative")
      }
      return Placement(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
    }
  }
}
