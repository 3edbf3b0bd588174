package import CoreGraphics

/// A corner that bends little by little instead of at once, as the system's icons and cards have it.
///
/// The numbers are those that others have measured in outlines of iOS; how the system gives way where
/// the edges are too short for them is a guess: the corner turns into a circular one by and by.
package struct SmoothCorner {
  /// How many radii the corner takes of each edge.
  package static let reach: CGFloat = 1.528665

  let radius: CGFloat
  /// 0 is a circular corner, 1 a smooth one.
  private let smoothness: CGFloat

  /// `room` is what the corner may take of each edge, in points; not less than the radius.
  package init(radius: CGFloat, room: CGFloat) {
    self.radius = radius
    smoothness = min((room / radius - 1) / (Self.reach - 1), 1)
  }

  /// Goes on from the edge that comes from `former` to the edge that leads to `next`.
  package func add(
    to path: CGMutablePath, at corner: CGPoint, from former: CGPoint, towards next: CGPoint
  ) {
    let (back, ahead) = (former.direction(from: corner), next.direction(from: corner))
    let points = zip(Self.smooth, Self.circular).map { smooth, circular in
      let (along, across) = (
        circular.x + (smooth.x - circular.x) * smoothness,
        circular.y + (smooth.y - circular.y) * smoothness
      )
      return CGPoint(
        x: corner.x + (back.x * along + ahead.x * across) * radius,
        y: corner.y + (back.y * along + ahead.y * across) * radius)
    }
    path.addLine(to: points[0])
    for start in stride(from: 1, to: points.count, by: 3) {
      path.addCurve(
        to: points[start + 2], control1: points[start], control2: points[start + 1])
    }
  }

  /// Three curves: what is left of the edge behind (x) and gained of the edge ahead (y), in radii.
  private static let smooth = mirrored([
    CGPoint(x: reach, y: 0), CGPoint(x: 1.08849323, y: 0), CGPoint(x: 0.86840689, y: 0),
    CGPoint(x: 0.63149399, y: 0.07491100), CGPoint(x: 0.37282392, y: 0.16905899),
  ])

  /// The same for a quarter of a circle, cut at the same share of its edges.
  private static let circular = mirrored([
    CGPoint(x: 1, y: 0), arcPoint(0, then: first), arcPoint(turn, then: -first),
    arcPoint(turn, then: 0), arcPoint(turn, then: second),
  ])

  /// The second half of a corner is the first one seen from the other edge.
  private static func mirrored(_ half: [CGPoint]) -> [CGPoint] {
    half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
  }

  /// Where the circle is left of the edge as far as the smooth corner is: sin(turn) = 1 − 0.631494.
  private static let turn: CGFloat = 0.377401
  private static let first = handle(of: turn)
  private static let second = handle(of: .pi / 2 - 2 * turn)

  /// How long the handles of a Bézier curve are that stands for an arc of a unit circle.
  private static func handle(of angle: CGFloat) -> CGFloat { 4 / 3 * tan(angle / 4) }

  /// The point at `angle` of the quarter circle, then `length` along its tangent.
  private static func arcPoint(_ angle: CGFloat, then length: CGFloat) -> CGPoint {
    CGPoint(
      x: 1 - sin(angle) - cos(angle) * length, y: 1 - cos(angle) + sin(angle) * length)
  }
}

extension CGPoint {
  fileprivate func direction(from origin: CGPoint) -> CGPoint {
    let length = max(abs(x - origin.x), abs(y - origin.y))
    return CGPoint(x: (x - origin.x) / length, y: (y - origin.y) / length)
  }
}
