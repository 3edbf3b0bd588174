/// A way along a path, for key frame animations that follow one.
struct PathTrack: Sendable {
  /// The pieces of the path, each with its four control points.
  private let pieces: [[CGPoint]]
  /// At which share of the time each piece begins; one more for the end.
  private let times: [Double]

  init?(_ path: CGPath, times given: [Double], isPaced: Bool) {
    pieces = Self.pieces(of: path)
    guard !pieces.isEmpty else { return nil }
    if isPaced {
      let lengths = pieces.map(Self.length)
      let whole = max(lengths.reduce(0, +), .leastNormalMagnitude)
      times = lengths.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1 / whole) }
    } else if given.count == pieces.count + 1 {
      times = given
    } else {
      times = (0...pieces.count).map { [count = pieces.count] in Double($0) / Double(count) }
    }
  }

  func value(at progress: Double) -> AnimationValue? {
    let (piece, t) = place(at: progress)
    let point = Self.point(piece, t)
    return .numbers([point.x, point.y])
  }

  private func place(at progress: Double) -> (piece: [CGPoint], t: Double) {
    let index = min(max(times.lastIndex { $0 <= progress } ?? 0, 0), pieces.count - 1)
    let span = times[index + 1] - times[index]
    let t = span > 0 ? (progress - times[index]) / span : 1
    return (pieces[index], min(max(t, 0), 1))
  }

  private static func pieces(of path: CGPath) -> [[CGPoint]] {
    var pieces: [[CGPoint]] = []
    var start = CGPoint.zero
    var pen = CGPoint.zero
    func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    func line(to end: CGPoint) {
      pieces.append([pen, mix(pen, end, 1 / 3), mix(pen, end, 2 / 3), end])
    }
    for element in path.elements {
      switch element {
      case .move(let point): start = point
      case .line(let end): line(to: end)
      case .quad(let control, let end):
        pieces.append([pen, mix(pen, control, 2 / 3), mix(end, control, 2 / 3), end])
      case .curve(let first, let second, let end): pieces.append([pen, first, second, end])
      case .close: if pen != start { line(to: start) }
      }
      pen = element.end ?? start
    }
    return pieces
  }

  private static func point(_ p: [CGPoint], _ t: Double) -> CGPoint {
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: a * p[0].x + b * p[1].x + c * p[2].x + d * p[3].x,
      y: a * p[0].y + b * p[1].y + c * p[2].y + d * p[3].y)
  }

  private static func length(_ piece: [CGPoint]) -> Double {
    let points = (0...32).map { point(piece, Double($0) / 32) }
    return zip(points, points.dropFirst()).reduce(0) {
      $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y)
    }
  }
}
