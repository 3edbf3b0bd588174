/// A matrix taken apart as CSS Transforms does ("unmatrix"): scale, then shear, rotation,
/// translation, perspective.
struct SpatialDecomposition {
  var perspective: SIMD4<Double> = [0, 0, 0, 1]
  var translation: SIMD3<Double>
  var scale: SIMD3<Double>
  /// Of xy, xz and yz.
  var shear: SIMD3<Double>
  var rotation: Quaternion

  /// Nil where the matrix collapses space.
  init?(_ transform: CATransform3D) {
    guard transform.m44 != 0 else { return nil }
    var rows = transform.rows
    rows = (
      rows.0 / transform.m44, rows.1 / transform.m44, rows.2 / transform.m44,
      rows.3 / transform.m44
    )
    let column = SIMD4(rows.0.w, rows.1.w, rows.2.w, rows.3.w)
    (rows.0.w, rows.1.w, rows.2.w, rows.3.w) = (0, 0, 0, 1)
    guard let inverse = CATransform3D(rows: rows.0, rows.1, rows.2, rows.3).inverted else {
      return nil
    }
    let (a, b, c, d) = inverse.rows
    perspective = [
      (a * column).sum(), (b * column).sum(), (c * column).sum(), (d * column).sum(),
    ]

    translation = [rows.3.x, rows.3.y, rows.3.z]
    var x: SIMD3 = [rows.0.x, rows.0.y, rows.0.z]
    var y: SIMD3 = [rows.1.x, rows.1.y, rows.1.z]
    var z: SIMD3 = [rows.2.x, rows.2.y, rows.2.z]
    func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }
    func length(_ a: SIMD3<Double>) -> Double { dot(a, a).squareRoot() }

    scale = [length(x), 0, 0]
    x /= scale.x
    shear = [dot(x, y), 0, 0]
    y -= shear.x * x
    scale.y = length(y)
    y /= scale.y
    shear.x /= scale.y
    shear.y = dot(x, z)
    z -= shear.y * x
    shear.z = dot(y, z)
    z -= shear.z * y
    scale.z = length(z)
    z /= scale.z
    shear.y /= scale.z
    shear.z /= scale.z
    let cross = SIMD3(
      y.y * z.z - y.z * z.y, y.z * z.x - y.x * z.z, y.x * z.y - y.y * z.x)
    if dot(x, cross) < 0 {
      scale = -scale
      (x, y, z) = (-x, -y, -z)
    }
    rotation = Quaternion(
      rotation: CATransform3D(rows: SIMD4(x, 0), SIMD4(y, 0), SIMD4(z, 0), [0, 0, 0, 1]))
  }

  func interpolated(to end: SpatialDecomposition, _ fraction: Double) -> CATransform3D {
    let scale = scale + (end.scale - scale) * fraction
    let shear = shear + (end.shear - shear) * fraction
    let translation = translation + (end.translation - translation) * fraction
    let perspective = perspective + (end.perspective - perspective) * fraction
    let scaling = CATransform3DMakeScale(scale.x, scale.y, scale.z)
    let shearing = CATransform3D(
      rows: [1, 0, 0, 0], [shear.x, 1, 0, 0], [shear.y, shear.z, 1, 0], [0, 0, 0, 1])
    var projection = CATransform3DIdentity
    (projection.m14, projection.m24) = (perspective.x, perspective.y)
    (projection.m34, projection.m44) = (perspective.z, perspective.w)
    return [
      shearing, rotation.slerp(to: end.rotation, fraction).matrix,
      CATransform3DMakeTranslation(translation.x, translation.y, translation.z), projection,
    ].reduce(scaling, CATransform3DConcat)
  }
}
