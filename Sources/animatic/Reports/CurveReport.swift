import Scenes
import Stage

/// What `curve --json` says.
struct CurveReport: Encodable {
  struct Curve: Encodable {
    /// As in the chart.
    var layer: String
    /// As in `trace --json`.
    var path: String
    var property: String
    /// `pt`, `°`, `×`, or nothing for shares.
    var unit: String
    /// Time in seconds and value, for each stretch in which the layer shows.
    var stretches: [[[Double]]]
  }

  var scene: String
  var file: String
  /// In seconds, without the holds of a film.
  var duration: Double
  var curves: [Curve]

  init(scene: String, file: String, _ duration: Double, _ curves: [ValueCurve]) {
    (self.scene, self.file, self.duration) = (scene, file, duration.roundedTime)
    self.curves = curves.map { curve in
      Curve(
        layer: curve.layer, path: curve.path, property: curve.property.name,
        unit: curve.property.unit.replacing(" ", with: ""),
        stretches: curve.stretches.map { $0.map { [$0.time.roundedTime, $0.value] } })
    }
  }

  /// For people.
  var sentence: String {
    let layers = Set(curves.map(\.path)).count
    return "\(file): \(curves.count) curve\(curves.count == 1 ? "" : "s") of "
      + "\(layers) layer\(layers == 1 ? "" : "s")"
  }
}
