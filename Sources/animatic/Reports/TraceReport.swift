import Scenes
import Stage

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
  /// What happened, if that is asked for.
  var log: SceneLog?
  /// Where the layers are, if that is asked for.
  var moments: [Moment]?

  private enum CodingKeys: CodingKey {
    case scene, duration, steps, log, moments
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(scene, forKey: .scene)
    try container.encode(duration.roundedTime, forKey: .duration)
    try container.encodeIfPresent(log?.steps, forKey: .steps)
    try container.encodeIfPresent(log?.calls, forKey: .log)
    try container.encodeIfPresent(moments, forKey: .moments)
  }

  /// For people: each call below the step that it belongs to, each layer below the one it lies in.
  ///
  /// - Parameter includesHidden: Whether also what can't be seen is told.
  func text(includesHidden: Bool) -> String {
    let heading = "\(scene): \(duration.brief) s"
    let log = log.map { [$0.text] } ?? []
    let tables = (moments ?? []).map { $0.text(includesHidden: includesHidden) }
    return ([heading] + log + tables).joined(separator: "\n\n")
  }
}

extension TraceReport.Moment {
  fileprivate func text(includesHidden: Bool) -> String {
    var table = TextTable(columns: [
      ("layer", .left), ("position", .left), ("size", .left), ("translation", .left),
      ("scale", .left), ("rotation", .left), ("opacity", .right),
    ])
    for layer in includesHidden ? layers : layers.seen { table.add(layer.cells) }
    return "at \(time.brief) s\n" + table.text
  }
}

extension LayerState {
  fileprivate var cells: [String] {
    let turns = zip(["x", "y", "z"], rotation).filter { $1 != 0 }
    return [
      String(repeating: "  ", count: depth) + name, position.spaced, bounds.suffix(2).spaced,
      translation == [0, 0, 0]
        ? "" : (translation[2] == 0 ? translation.prefix(2) : translation[...]).spaced,
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
  var brief: String {
    let rounded = (self * 1000).rounded() / 1000
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}
