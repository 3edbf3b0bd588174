import Foundation
import QuartzCore

/// How a matrix scales and turns, if it doesn't shear: rows are scaled axes of a rotation
/// (Rz·Ry·Rx in row vectors).
struct Decomposition {
  /// Along x, y and z.
  var scale: [Double]
  /// About x, y and z, in degrees.
  var rotation: [Double]

  init(_ matrix: CATransform3D) {
    let rows = [
      [matrix.m11, matrix.m12, matrix.m13], [matrix.m21, matrix.m22, matrix.m23],
      [matrix.m31, matrix.m32, matrix.m33],
    ]
    scale = rows.map { $0.reduce(0) { $0 + $1 * $1 }.squareRoot() }
    let axes = zip(rows, scale).map { row, length in
      length > 0 ? row.map { $0 / length } : [0, 0, 0]
    }
    let y = asin(min(max(-axes[0][2], -1), 1))
    // At a right angle about y, x and z turn about one axis: all of it counts as z.
    let isUpright = abs(axes[0][2]) > 1 - 1e-12
    let x = isUpright ? 0 : atan2(axes[1][2], axes[2][2])
    let z = isUpright ? atan2(-axes[1][0], axes[1][1]) : atan2(axes[0][1], axes[0][0])
    rotation = [x, y, z].map { $0 * 180 / .pi }
  }
}
