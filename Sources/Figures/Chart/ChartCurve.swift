/// A value over time, as a chart shows it.
package struct ChartCurve: Sendable, Equatable {
  package struct Point: Sendable, Equatable {
    /// In seconds.
    package var time: Double
    package var value: Double

    package init(time: Double, value: Double) {
      (self.time, self.value) = (time, value)
    }
  }

  /// Whose value it is. Curves of one subject have one colour.
  package var subject: String
  /// Which value it is. Curves of one property share a panel, if one scale does for both.
  package var property: String
  /// What stands behind a value, such as ` pt`.
  package var unit: String
  /// The stretches of time in which there is a value; none is empty.
  package var stretches: [[Point]]

  package init(subject: String, property: String, unit: String, stretches: [[Point]]) {
    (self.subject, self.property) = (subject, property)
    (self.unit, self.stretches) = (unit, stretches)
  }
}

extension ChartCurve {
  var points: some Collection<Point> { stretches.joined() }

  /// From the least value to the greatest.
  var range: ClosedRange<Double> {
    let values = points.map(\.value)
    return (values.min() ?? 0)...(values.max() ?? 0)
  }

  /// Where it begins and ends, and what is farthest from there if it comes back.
  var course: String {
    let values = points.map(\.value)
    guard let first = values.first, let last = values.last else { return "" }
    var stations = [first, last]
    if abs(first - last) < range.length / 8,
      let farthest = values.max(by: { abs($0 - first) < abs($1 - first) })
    {
      stations.insert(farthest, at: 1)
    }
    return stations.map(\.short).joined(separator: " → ") + unit
  }
}

extension ClosedRange<Double> {
  var length: Double { upperBound - lowerBound }

  func union(_ other: ClosedRange) -> ClosedRange {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}

extension Double {
  /// To a tenth; to a hundredth if it is less than 10.
  fileprivate var short: String {
    abs(self) < 10 ? brief : ((self * 10).rounded() / 10).brief
  }

  /// To a hundredth, without a fraction if it has none.
  var brief: String {
    let rounded = (self * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}
