/// The outline, in destination pixels, of a rectangle seen through a homography: convex, clipped to
/// what lies in front of the eye and near the clip; edges that are axis-aligned lie between pixels.
struct ProjectedPolygon {
  typealias Point = (x: Double, y: Double)

  private(set) var points: [Point] = []

  init(
    minX: Double, minY: Double, maxX: Double, maxY: Double, through map: Homography, clip: PixelRect
  ) {
    let corners: [Point] = [(minX, minY), (maxX, minY), (maxX, maxY), (minX, maxY)]
    let nearest = corners.map { map.weight($0.x, $0.y) }.max() ?? 0
    guard nearest > 0 else { return }
    // What is this much nearer to the eye than the farthest corner is a speck of the source.
    let limit = nearest / 4096
    points = Self.cut(corners) { map.weight($0.x, $0.y) - limit }
      .map { point in
        let projected = map.apply(point.x, point.y)
        return (Self.rounded(projected.x), Self.rounded(projected.y))
      }
    snapAxisAlignedEdges()
    let (left, top) = (Double(clip.minX) - 1, Double(clip.minY) - 1)
    let (right, bottom) = (Double(clip.maxX) + 1, Double(clip.maxY) + 1)
    points = Self.cut(points) { $0.x - left }
    points = Self.cut(points) { right - $0.x }
    points = Self.cut(points) { $0.y - top }
    points = Self.cut(points) { bottom - $0.y }
    if points.count < 3 { points = [] }
  }

  /// To 2⁻¹⁶ of a pixel.
  private static func rounded(_ value: Double) -> Double {
    value.magnitude < 1e9 ? (value * 65536).rounded() / 65536 : value
  }

  /// The part of a convex polygon where `side` isn't negative (Sutherland and Hodgman).
  private static func cut(_ polygon: [Point], side: (Point) -> Double) -> [Point] {
    guard var previous = polygon.last else { return [] }
    var result: [Point] = []
    var before = side(previous)
    for point in polygon {
      let now = side(point)
      if (now >= 0) != (before >= 0) {
        let t = before / (before - now)
        result.append(
          (previous.x + (point.x - previous.x) * t, previous.y + (point.y - previous.y) * t))
      }
      if now >= 0 { result.append(point) }
      (previous, before) = (point, now)
    }
    return result
  }

  /// Moves upright and level edges to the pixel boundary that their pixels' centres tell; the
  /// neighbouring edges keep their slopes.
  private mutating func snapAxisAlignedEdges() {
    let original = points
    let count = original.count
    guard count >= 3 else { return }
    for index in 0..<count {
      let next = (index + 1) % count
      let (a, b) = (original[index], original[next])
      if a.x == b.x, a.y != b.y {
        let x = (a.x - 0.5).rounded(.up)
        moveX(of: index, to: x, along: original[(index + count - 1) % count], from: a)
        moveX(of: next, to: x, along: original[(next + 1) % count], from: b)
      } else if a.y == b.y, a.x != b.x {
        let y = (a.y - 0.5).rounded(.up)
        moveY(of: index, to: y, along: original[(index + count - 1) % count], from: a)
        moveY(of: next, to: y, along: original[(next + 1) % count], from: b)
      }
    }
  }

  private mutating func moveX(of index: Int, to x: Double, along other: Point, from point: Point) {
    let run = other.x - point.x
    if run.magnitude > 1 { points[index].y += (x - point.x) * (other.y - point.y) / run }
    points[index].x = x
  }

  private mutating func moveY(of index: Int, to y: Double, along other: Point, from point: Point) {
    let rise = other.y - point.y
    if rise.magnitude > 1 { points[index].x += (y - point.y) * (other.x - point.x) / rise }
    points[index].y = y
  }
}
