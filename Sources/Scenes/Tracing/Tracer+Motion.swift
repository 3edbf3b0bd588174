import QuartzCore
import Stage

extension Tracer {
  /// How long nothing moves between two movements that aren't one, in seconds.
  private static let pause = 0.1

  /// When something moves, by samples at `times`, which ascend: from where an animation begins, or from
  /// the last look of what jumps, to where all stands again.
  package static func movements(
    _ performance: Performance, sampledAt times: [Double]
  ) throws -> [ClosedRange<Double>] {
    var movements: [ClosedRange<Double>] = []
    var last: (time: Double, tree: LayerNode)?
    for time in times {
      try performance.stage.advance(to: time)
      _ = try performance.hasEnded()
      let tree = performance.stage.tree()
      if let last, !tree.looks(like: last.tree) {
        if let open = movements.last, last.time - open.upperBound < pause {
          movements[movements.count - 1] = open.lowerBound...time
        } else {
          let begins = tree.holdsAnimation && !last.tree.holdsAnimation
          movements.append((begins ? time : last.time)...time)
        }
      }
      last = (time, tree)
    }
    return movements
  }
}

extension LayerNode {
  /// Whether an animation acts on it, its mask or anything below it.
  var holdsAnimation: Bool {
    isAnimating || mask?.holdsAnimation == true || sublayers.contains(where: \.holdsAnimation)
  }

  /// Whether a picture of the one is a picture of the other.
  fileprivate func looks(like other: LayerNode) -> Bool {
    if self === other { return true }
    guard kind == other.kind, values == other.values, sublayers.count == other.sublayers.count
    else { return false }
    switch (mask, other.mask) {
    case (nil, nil): break
    case (let mask?, let other?): guard mask.looks(like: other) else { return false }
    default: return false
    }
    return zip(sublayers, other.sublayers).allSatisfy { $0.looks(like: $1) }
  }
}
