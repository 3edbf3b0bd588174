import QuartzCore
import Stage

/// Follows every layer of a scene through time.
@MainActor package enum Tracer {
  /// Plays the performance to its end, which its stage's time tells, or to what stops it.
  package static func play(_ performance: Performance) throws {
    var failure: (any Error)?
    var isOver = false
    try performance.stage.advance(to: performance.longest) {
      do { isOver = try performance.hasEnded() } catch { failure = error }
      return isOver || failure != nil
    }
    if let failure { throw failure }
    guard isOver else { throw FootageError.neverEnds(after: performance.longest) }
  }

  /// Every layer at each of `times`, which ascend, in seconds.
  package static func trace(
    _ performance: Performance, at times: [Double]
  ) throws -> [(time: Double, layers: [LayerState])] {
    try times.map { time in
      try performance.stage.advance(to: time)
      if case .failure(let error) = Result(catching: { try performance.hasEnded() }) { throw error }
      let window = performance.stage.tree()
      return (time, layers(of: window, path: window.name, name: window.name, depth: 0))
    }
  }

  /// The layer and those below it, each before its sublayers.
  private static func layers(
    of node: LayerNode, path: String, name: String, depth: Int
  ) -> [LayerState] {
    var counts: [String: Int] = [:]
    let below = node.sublayers.flatMap { child in
      let count = counts[child.name, default: 0]
      counts[child.name] = count + 1
      return layers(
        of: child, path: "\(path)/\(child.name)[\(count)]",
        name: count == 0 ? child.name : "\(child.name)[\(count)]", depth: depth + 1)
    }
    return [LayerState(node, path: path, name: name, depth: depth)] + below
  }
}
