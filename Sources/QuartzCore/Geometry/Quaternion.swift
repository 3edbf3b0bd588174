/// A rotation in space, for row vectors.
struct Quaternion: Equatable {
  /// x, y, z and, last, the real part.
  var v: SIMD4<Double>

  init(_ v: SIMD4<Double>) { self.v = v }

  /// `angle` radians about the unit vector `axis`.
  init(angle: Double, axis: SIMD3<Double>) {
    let half = angle / 2
    v = SIMD4(axis * sin(half), cos(half))
  }

  /// The rotation of an orthonormal matrix's upper left 3×3 part.
  init(rotation m: CATransform3D) {
    let trace = m.m11 + m.m22 + m.m33
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      v = [(m.m23 - m.m32) / s, (m.m31 - m.m13) / s, (m.m12 - m.m21) / s, s / 4]
    } else if m.m11 > m.m22, m.m11 > m.m33 {
      let s = (1 + m.m11 - m.m22 - m.m33).squareRoot() * 2
      v = [s / 4, (m.m12 + m.m21) / s, (m.m31 + m.m13) / s, (m.m23 - m.m32) / s]
    } else if m.m22 > m.m33 {
      let s = (1 + m.m22 - m.m11 - m.m33).squareRoot() * 2
      v = [(m.m12 + m.m21) / s, s / 4, (m.m23 + m.m32) / s, (m.m31 - m.m13) / s]
    } else {
      let s = (1 + m.m33 - m.m11 - m.m22).squareRoot() * 2
      v = [(m.m31 + m.m13) / s, (m.m23 + m.m32) / s, s / 4, (m.m12 - m.m21) / s]
    }
  }

  var matrix: CATransform3D {
    let (x, y, z, w) = (v.x, v.y, v.z, v.w)
    let (xx, yy, zz) = (2 * x * x, 2 * y * y, 2 * z * z)
    let (xy, xz, yz) = (2 * x * y, 2 * x * z, 2 * y * z)
    let (xw, yw, zw) = (2 * x * w, 2 * y * w, 2 * z * w)
    return CATransform3D(
      rows: [1 - yy - zz, xy + zw, xz - yw, 0],
      [xy - zw, 1 - xx - zz, yz + xw, 0],
      [xz + yw, yz - xw, 1 - xx - yy, 0],
      [0, 0, 0, 1])
  }

  /// Spherical interpolation the short way round: the angle is linear in `fraction`.
  func slerp(to other: Quaternion, _ fraction: Double) -> Quaternion {
    var end = other.v
    var cosine = (v * end).sum()
    if cosine < 0 {
      end = -end
      cosine = -cosine
    }
    guard cosine < 1 - 1e-12 else {
      let lerp = v + (end - v) * fraction
      return Quaternion(lerp / (lerp * lerp).sum().squareRoot())
    }
    let angle = acos(min(cosine, 1))
    let sine = sin(angle)
    return Quaternion(
      v * (sin((1 - fraction) * angle) / sine) + end * (sin(fraction * angle) / sine))
  }
}
