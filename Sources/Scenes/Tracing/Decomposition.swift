import Foundation
import QuartzCore

/// How a matrix scales and turns, if it doesn't shear: rows are scaled axes of a rotation
/// (Rz·Ry·Rx in row vectors).
struct Decomposition {
  /// Along x, y and z; negative along x if the matrix mirrors.
  var scale: [Double]
  /// About x, y and z, in degrees. Of the two ways to get there it is the one that turns less.
  var rotation: [Double]

  init(_ matrix: CATransform3D) {
    let rows = [
      [matrix.m11, matrix.m12, matrix.m13], [matrix.m21, matrix.m22, matrix.m23],
      [matrix.m31, matrix.m32, matrix.m33],
    ].map { SIMD3($0.map(Double.init)) }
    scale = rows.map { ($0 * $0).sum().squareRoot() }
    if (rows[0] * Self.cross(rows[1], rows[2])).sum() < 0 { scale[0] = -scale[0] }
    let axes = zip(rows, scale).map { row, length in length == 0 ? .zero : row / length }
    rotation = Self.angles(axes).map { $0 * 180 / .pi }
  }

  private static func angles(_ axes: [SIMD3<Double>]) -> [Double] {
    let y = asin(min(max(-axes[0].z, -1), 1))
    // At a right angle about y, x and z turn about one axis: all of it counts as z.
    if abs(axes[0].z) > 1 - 1e-12 { return [0, y, atan2(-axes[1].x, axes[1].y)] }
    let near = [atan2(axes[1].z, axes[2].z), y, atan2(axes[0].y, axes[0].x)]
    let far = [opposite(near[0]), y < 0 ? -.pi - y : .pi - y, opposite(near[2])]
    return [near, far].min { turn($0) < turn($1) - 1e-9 } ?? near
  }

  /// The angle and a half turn, between -π and π.
  private static func opposite(_ angle: Double) -> Double {
    angle > 0 ? angle - .pi : angle + .pi
  }

  private static func turn(_ angles: [Double]) -> Double {
    angles.reduce(0) { $0 + abs($1) }
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    let first = SIMD3(a.y * b.z, a.z * b.x, a.x * b.y)
    return first - SIMD3(a.z * b.y, a.x * b.z, a.y * b.x)
  }
}
