/// What the tests read of `trace --json`.
struct Trace: Decodable {
  struct Moment: Decodable {
    var time: Double
    var layers: [Layer]
  }

  struct Layer: Decodable {
    var path: String
    var position: [Double]
    var frame: [Double]?
    var scale: [Double]
    var rotation: [Double]
    var opacity: Double
  }

  var duration: Double
  var moments: [Moment]
}
