/// Where a panel lies in the picture, and where in it times and values do.
struct ChartFrame {
  static let pictureWidth = 1040.0
  /// Of what lies between the axes.
  static let left = 72.0
  static let right = 680.0
  static let labelPitch = 16.0

  private static let height = 132.0
  /// Between panels: the name of the lower one stands there.
  private static let gap = 44.0

  let panel: ChartPanel
  let times: ClosedRange<Double>
  let ticks: Ticks
  let top: Double
  let bottom: Double
  /// The values at the bottom and the top.
  private let values: ClosedRange<Double>

  private init(_ panel: ChartPanel, times: ClosedRange<Double>, top: Double) {
    (self.panel, self.times, self.top) = (panel, times, top)
    bottom = top + max(Self.height, Double(panel.curves.count) * Self.labelPitch)
    ticks = Ticks(in: panel.range, count: 4, reachesOver: true)
    let low = min(panel.range.lowerBound, ticks.values.first ?? 0)
    let high = max(panel.range.upperBound, ticks.values.last ?? 1)
    values = low...(high > low ? high : low + 1)
  }

  /// The panels one below another.
  static func stacked(
    _ panels: [ChartPanel], times: ClosedRange<Double>, below top: Double
  ) -> [ChartFrame] {
    var top = top + 18
    return panels.map { panel in
      let frame = ChartFrame(panel, times: times, top: top)
      top = frame.bottom + gap
      return frame
    }
  }

  func x(_ time: Double) -> Double {
    let share = (time - times.lowerBound) / max(times.upperBound - times.lowerBound, 1e-9)
    return Self.left + share * (Self.right - Self.left)
  }

  func y(_ value: Double) -> Double {
    bottom - (value - values.lowerBound) / (values.upperBound - values.lowerBound) * (bottom - top)
  }
}
