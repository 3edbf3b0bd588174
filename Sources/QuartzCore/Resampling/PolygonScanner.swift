/// Works out, row by row, how much of each pixel a convex polygon covers.
struct PolygonScanner {
  /// What is covered of a row: its columns that are touched at all, and within them those that are
  /// covered wholly.
  struct Row {
    var touched: Range<Int>
    var full: Range<Int>
  }

  /// The rows with something in them.
  let rows: Range<Int>
  private let edges: [Edge]
  private let clip: PixelRect
  private let minY, maxY: Double
  private var area: [Double]

  init(_ polygon: ProjectedPolygon, clip: PixelRect) {
    edges = Edge.all(of: polygon.points)
    self.clip = clip
    minY = polygon.points.map(\.y).min() ?? 0
    maxY = polygon.points.map(\.y).max() ?? 0
    let first = max(Int(minY.rounded(.down)), clip.minY)
    let last = min(Int(maxY.rounded(.up)), clip.maxY)
    rows = edges.isEmpty || first >= last ? 0..<0 : first..<last
    area = [Double](repeating: 0, count: clip.width)
  }

  /// The row `y`. `coverage(_:)` then tells the shares of its partly covered pixels.
  mutating func scan(_ y: Int) -> Row {
    let (top, bottom) = (Double(y), Double(y + 1))
    var left = (low: Double.infinity, high: -Double.infinity)
    var right = left
    for edge in edges where edge.bottom > top && edge.top < bottom {
      let (low, high) = edge.extent(from: top, to: bottom)
      if edge.isRight {
        right = (min(right.low, low), max(right.high, high))
      } else {
        left = (min(left.low, low), max(left.high, high))
      }
    }
    guard left.low <= right.high else { return Row(touched: 0..<0, full: 0..<0) }
    let start = column(left.low.rounded(.down))
    let end = max(start, column(right.high.rounded(.up)))
    var full = end..<end
    if minY <= top, maxY >= bottom {
      let first = min(max(column(left.high.rounded(.up)), start), end)
      full = first..<min(max(column(right.low.rounded(.down)), first), end)
    }
    measure(start..<full.lowerBound, top: top, bottom: bottom)
    measure(full.upperBound..<end, top: top, bottom: bottom)
    return Row(touched: start..<end, full: full)
  }

  /// How much of a partly covered pixel of the last scanned row is covered, of 256.
  func coverage(_ x: Int) -> Int {
    Int((min(max(area[x - clip.minX], 0), 1) * 256).rounded())
  }

  private func column(_ x: Double) -> Int {
    Int(min(max(x, Double(clip.minX)), Double(clip.maxX)))
  }

  private mutating func measure(_ columns: Range<Int>, top: Double, bottom: Double) {
    for x in columns { area[x - clip.minX] = 0 }
    for edge in edges where edge.bottom > top && edge.top < bottom {
      let height = min(edge.bottom, bottom) - max(edge.top, top)
      let (low, high) = edge.extent(from: top, to: bottom)
      for x in columns {
        let share = height * Self.share(rightOf: low, high, pixel: Double(x))
        area[x - clip.minX] += edge.isRight ? -share : share
      }
    }
  }

  /// How much of a pixel lies right of an edge that goes from `low` to `high` while it crosses it.
  private static func share(rightOf low: Double, _ high: Double, pixel: Double) -> Double {
    if high <= pixel { return 1 }
    if low >= pixel + 1 { return 0 }
    if high - low < 1e-9 { return pixel + 1 - low }
    /// The integral of what lies right of `t`.
    func integral(_ t: Double) -> Double {
      let d = t - pixel
      return d <= 0 ? d : d >= 1 ? 0.5 : d - d * d / 2
    }
    return (integral(high) - integral(low)) / (high - low)
  }
}

extension PolygonScanner {
  /// An edge that isn't level, from its upper end to its lower one.
  private struct Edge {
    let top, bottom: Double
    let topX, slope: Double
    /// Whether the polygon lies to its left.
    let isRight: Bool

    static func all(of points: [ProjectedPolygon.Point]) -> [Edge] {
      guard var previous = points.last else { return [] }
      let start = previous
      var turn = 0.0
      for point in points {
        turn += previous.x * point.y - point.x * previous.y
        previous = point
      }
      previous = start
      var edges: [Edge] = []
      for point in points {
        let falls = point.y > previous.y
        let (a, b) = falls ? (previous, point) : (point, previous)
        previous = point
        guard b.y > a.y else { continue }
        let slope = (b.x - a.x) / (b.y - a.y)
        edges.append(
          Edge(top: a.y, bottom: b.y, topX: a.x, slope: slope, isRight: falls == (turn > 0)))
      }
      return edges
    }

    /// From where to where it goes sideways between two heights.
    func extent(from upper: Double, to lower: Double) -> (low: Double, high: Double) {
      let a = topX + (max(top, upper) - top) * slope
      let b = topX + (min(bottom, lower) - top) * slope
      return (min(a, b), max(a, b))
    }
  }
}
