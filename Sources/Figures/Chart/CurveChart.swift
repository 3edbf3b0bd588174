import Foundation

/// Values over time as a picture: a panel for each property, one below another before one time axis.
package struct CurveChart: Sendable {
  /// Something that went on for a while, shown behind the curves.
  package struct Step: Sendable, Equatable {
    package var text: String
    /// In seconds.
    package var start: Double, end: Double

    package init(text: String, start: Double, end: Double) {
      (self.text, self.start, self.end) = (text, start, end)
    }
  }

  var title: String
  var steps: [Step]
  let panels: [ChartPanel]
  /// Seconds at the ends of the time axis.
  let times: ClosedRange<Double>
  let timeTicks: Ticks
  private let subjects: [String]

  /// The axis begins and ends where the curves change, rounded to its ticks.
  package init(title: String, curves: [ChartCurve], steps: [Step] = []) {
    (self.title, self.steps) = (title, steps)
    panels = ChartPanel.panels(of: curves)
    let moving = curves.map(\.movingTime).reduce(nil) { $0?.union($1) ?? $1 } ?? 0...1
    timeTicks = Ticks(in: moving, count: 12, reachesOver: true)
    times = (timeTicks.values.first ?? 0)...(timeTicks.values.last ?? 1)
    subjects = curves.reduce(into: []) { if !$0.contains($1.subject) { $0.append($1.subject) } }
  }

  /// Whether a time lies on the axis, but for its last bits.
  func shows(_ time: Double) -> Bool {
    time >= times.lowerBound - 1e-6 && time <= times.upperBound + 1e-6
  }

  /// How a subject's curves are drawn.
  func ink(of subject: String) -> ChartInk {
    ChartInk(number: subjects.firstIndex(of: subject) ?? 0)
  }

  /// An SVG file: text and shapes, no scripts and no links.
  package var svg: String { ChartDrawing(self).text }
}

extension ChartCurve {
  /// From the last point before its value changes to the first after which it doesn't; all of it if
  /// it never does.
  fileprivate var movingTime: ClosedRange<Double> {
    let points = Array(points)
    let changes = points.indices.dropFirst().filter { points[$0].value != points[$0 - 1].value }
    guard let first = changes.first, let last = changes.last else {
      return (points.first?.time ?? 0)...(points.last?.time ?? 0)
    }
    return points[first - 1].time...points[last].time
  }
}

/// The colour of a curve, and its dashes where there are more curves than colours.
struct ChartInk {
  let color: String
  /// nil for a line without gaps.
  let dashes: String?

  /// Told apart by people who see few colours, readable as text on white.
  private static let colors = [
    "#0b62c4", "#d1480f", "#1f7a45", "#8a3ab9", "#b8215d", "#0d7f8f", "#7a5a12", "#56616e",
  ]
  private static let patterns: [String?] = [nil, "6 3", "2 3"]

  init(number: Int) {
    color = Self.colors[number % Self.colors.count]
    dashes = Self.patterns[number / Self.colors.count % Self.patterns.count]
  }
}
