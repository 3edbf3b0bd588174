/// A projective map of the plane: `x' = (xx·x + xy·y + x0) / w`, likewise `y'`, with
/// `w = wx·x + wy·y + w0`.
package struct Homography: Sendable, Equatable {
  package var xx, xy, x0: Double
  package var yx, yy, y0: Double
  package var wx, wy, w0: Double

  package init(
    xx: Double, xy: Double, x0: Double,
    yx: Double, yy: Double, y0: Double,
    wx: Double = 0, wy: Double = 0, w0: Double = 1
  ) {
    (self.xx, self.xy, self.x0) = (xx, xy, x0)
    (self.yx, self.yy, self.y0) = (yx, yy, y0)
    (self.wx, self.wy, self.w0) = (wx, wy, w0)
  }

  package static let identity = Homography(xx: 1, xy: 0, x0: 0, yx: 0, yy: 1, y0: 0)

  package static func translation(_ x: Double, _ y: Double) -> Homography {
    Homography(xx: 1, xy: 0, x0: x, yx: 0, yy: 1, y0: y)
  }

  package static func scale(_ x: Double, _ y: Double) -> Homography {
    Homography(xx: x, xy: 0, x0: 0, yx: 0, yy: y, y0: 0)
  }
}

extension Homography {
  /// Whether parallels stay parallel.
  package var isAffine: Bool { wx == 0 && wy == 0 && w0 == 1 }

  /// Whether the axes stay axes: scales, translations, flips and quarter turns.
  package var isRectilinear: Bool {
    isAffine && ((xy == 0 && yx == 0) || (xx == 0 && yy == 0))
  }

  package var isFinite: Bool {
    [xx, xy, x0, yx, yy, y0, wx, wy, w0].allSatisfy(\.isFinite)
  }

  package var determinant: Double {
    xx * (yy * w0 - y0 * wy) - xy * (yx * w0 - y0 * wx) + x0 * (yx * wy - yy * wx)
  }

  /// Whether a plane is seen from its edge, so that nothing of a rectangle in it shows: areas at its
  /// middle shrink to less than a ten-millionth, which rounding leaves of a quarter turn.
  func showsEdge(of rect: CGRect) -> Bool {
    let weight = wx * Double(rect.midX) + wy * Double(rect.midY) + w0
    return determinant.magnitude < 1e-7 * (weight * weight * weight).magnitude || determinant == 0
  }

  /// The map back, or nil where the plane is seen edge-on or has no size.
  package var inverse: Homography? {
    let determinant = determinant
    guard determinant.isFinite, determinant.magnitude > 1e-18 else { return nil }
    let k = 1 / determinant
    let inverse = Homography(
      xx: (yy * w0 - y0 * wy) * k, xy: (x0 * wy - xy * w0) * k, x0: (xy * y0 - x0 * yy) * k,
      yx: (y0 * wx - yx * w0) * k, yy: (xx * w0 - x0 * wx) * k, y0: (x0 * yx - xx * y0) * k,
      wx: (yx * wy - yy * wx) * k, wy: (xy * wx - xx * wy) * k, w0: (xx * yy - xy * yx) * k)
    return inverse.isFinite ? inverse : nil
  }

  /// This map first, `next` after it.
  package func then(_ next: Homography) -> Homography {
    func row(_ x: Double, _ y: Double, _ w: Double) -> (Double, Double, Double) {
      (x * xx + y * yx + w * wx, x * xy + y * yy + w * wy, x * x0 + y * y0 + w * w0)
    }
    let x = row(next.xx, next.xy, next.x0)
    let y = row(next.yx, next.yy, next.y0)
    let w = row(next.wx, next.wy, next.w0)
    return Homography(
      xx: x.0, xy: x.1, x0: x.2, yx: y.0, yy: y.1, y0: y.2, wx: w.0, wy: w.1, w0: w.2)
  }

  /// `w` at a point: positive in front of the eye.
  package func weight(_ x: Double, _ y: Double) -> Double { wx * x + wy * y + w0 }

  /// Where a point goes; only meaningful where `weight` is positive.
  package func apply(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    let k = 1 / weight(x, y)
    return ((xx * x + xy * y + x0) * k, (yx * x + yy * y + y0) * k)
  }
}
