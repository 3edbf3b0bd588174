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

  /// For people.
  var text: String {
    let tables = moments.map { moment in
      var table = TextTable(columns: [
        ("layer", .left), ("position", .left), ("size", .left), ("scale", .left),
        ("rotation", .left), ("opacity", .right),
      ])
      for layer in moment.layers { table.add(layer.cells) }
      return "at \(moment.time) s\n" + table.text
    }
    return (["\(scene): \(duration) s"] + tables).joined(separator: "\n\n")
  }
}

extension LayerState {
  fileprivate var cells: [String] {
    [
      path, position.spaced, Array(bounds.suffix(2)).spaced,
      scale == [1, 1, 1] ? "" : scale.spaced,
      rotation == [0, 0, 0] ? "" : rotation.spaced, isHidden ? "hidden" : [opacity].spaced,
    ]
  }
}

extension [Double] {
  /// To a thousandth, with spaces between.
  fileprivate var spaced: String {
    map { "\(($0 * 1000).rounded() / 1000)" }.joined(separator: " ")
  }
}
