import Scenes

/// What `trace` says.
struct TraceReport: Encodable {
  struct Moment: Encodable {
    /// In seconds.
    var time: Double
    var layers: [LayerState]
  }

  var scene: String
  /// In seconds, without the holds of a film.
  var duration: Double
  var moments: [Moment]

  init(scene: String, duration: Double, _ trace: [(time: Double, layers: [LayerState])]) {
    (self.scene, self.duration) = (scene, duration)
    moments = trace.map { Moment(time: $0.time, layers: $0.layers) }
  }

  /// For people: each layer below the one it lies in.
  ///
  /// - Parameter includesHidden: Whether also what can't be seen is told.
  func text(includesHidden: Bool) -> String {
    let tables = moments.map { moment in
      var table = TextTable(columns: [
        ("layer", .left), ("position", .left), ("size", .left), ("scale", .left),
        ("rotation", .left), ("opacity", .right),
      ])
      let layers = includesHidden ? moment.layers : moment.layers.seen
      for layer in layers { table.add(layer.cells) }
      return "at \(moment.time.brief) s\n" + table.text
    }
    return (["\(scene): \(duration.brief) s"] + tables).joined(separator: "\n\n")
  }
}

extension [LayerState] {
  /// Without layers that are hidden and what lies in them or in clear ones.
  fileprivate var seen: [LayerState] {
    var unseen = Int.max
    return filter { layer in
      if layer.depth > unseen { return false }
      unseen = layer.isHidden || layer.opacity == 0 ? layer.depth : .max
      return !layer.isHidden
    }
  }
}

extension LayerState {
  fileprivate var cells: [String] {
    let turns = zip(["x", "y", "z"], rotation).filter { $1 != 0 }
    return [
      String(repeating: "  ", count: depth) + name, position.spaced, bounds.suffix(2).spaced,
      scale == [1, 1, 1] ? "" : (scale[2] == 1 ? scale.prefix(2) : scale[...]).spaced,
      turns.map { "\($0) \($1.brief)°" }.joined(separator: " "),
      isHidden ? "hidden" : opacity.brief,
    ]
  }
}

extension Sequence<Double> {
  fileprivate var spaced: String { map(\.brief).joined(separator: " ") }
}

extension Double {
  /// To a thousandth, without a fraction if it has none.
  fileprivate var brief: String {
    let rounded = (self * 1000).rounded() / 1000
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}
