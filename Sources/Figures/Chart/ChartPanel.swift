/// Curves of one property before one scale.
struct ChartPanel {
  let property: String
  let unit: String
  private(set) var curves: [ChartCurve]
  /// Of all values.
  private(set) var range: ClosedRange<Double>

  /// How many times higher than a curve its panel may be.
  private static let tallest = 8.0

  private init(_ curve: ChartCurve) {
    (property, unit) = (curve.property, curve.unit)
    (curves, range) = ([curve], curve.range)
  }

  /// One panel for each property, in the order of the curves; more, if values of one are so different
  /// that a curve would be flat before the scale of another.
  static func panels(of curves: [ChartCurve]) -> [ChartPanel] {
    var groups: [[ChartPanel]] = []
    for curve in curves {
      if let index = groups.firstIndex(where: { $0[0].property == curve.property }) {
        if let panel = groups[index].firstIndex(where: { $0.suits(curve) }) {
          groups[index][panel].add(curve)
        } else {
          groups[index].append(ChartPanel(curve))
        }
      } else {
        groups.append([ChartPanel(curve)])
      }
    }
    return groups.flatMap(\.self)
  }

  private func suits(_ curve: ChartCurve) -> Bool {
    let height = range.union(curve.range).length
    return (curves + [curve]).allSatisfy { $0.range.length * Self.tallest >= height }
  }

  private mutating func add(_ curve: ChartCurve) {
    range = range.union(curve.range)
    curves.append(curve)
  }
}
