/// Lines of text one below another, each as near as can be to where it should stand.
enum LabelColumn {
  /// Where the lines' middles come to stand.
  ///
  /// - Parameters:
  ///   - wanted: Where they should, in any order.
  ///   - pitch: How far two are apart at least.
  ///   - range: Where they may stand; if it is too short, they begin at its beginning.
  static func places(
    of wanted: [Double], pitch: Double, in range: ClosedRange<Double>
  ) -> [Double] {
    let order = wanted.indices.sorted { (wanted[$0], $0) < (wanted[$1], $1) }
    var places = wanted
    var next = range.lowerBound
    for index in order {
      places[index] = max(wanted[index], next)
      next = places[index] + pitch
    }
    var last = range.upperBound
    for (rank, index) in order.enumerated().reversed() {
      let least = range.lowerBound + Double(rank) * pitch
      places[index] = max(min(places[index], last), least)
      last = places[index] - pitch
    }
    return places
  }
}
