/// An affine transform taken apart as CSS Transforms does: scale, then shear, rotation, translation.
struct AffineDecomposition {
  var translation: SIMD2<Double>
  var scale: SIMD2<Double>
  var shear: Double
  /// In radians.
  var rotation: Double

  /// Nil where the transform collapses the plane.
  init?(_ m: CGAffineTransform) {
    var first: SIMD2<Double> = [m.a, m.b]
    var second: SIMD2<Double> = [m.c, m.d]
    let determinant = m.a * m.d - m.b * m.c
    guard abs(determinant) > 1e-12, determinant.isFinite else { return nil }
    translation = [m.tx, m.ty]
    var scaleX = (first * first).sum().squareRoot()
    let flipsX = determinant < 0 && m.a < m.d
    if flipsX { scaleX = -scaleX }
    first /= scaleX
    shear = (first * second).sum()
    second -= shear * first
    var scaleY = (second * second).sum().squareRoot()
    if determinant < 0, !flipsX { scaleY = -scaleY }
    shear /= scaleY
    scale = [scaleX, scaleY]
    rotation = atan2(first.y, first.x)
  }

  /// Each part linear in `fraction`; the rotation the short way, half a turn the negative way.
  func interpolated(to end: AffineDecomposition, _ fraction: Double) -> CGAffineTransform {
    var turn = (end.rotation - rotation).remainder(dividingBy: 2 * .pi)
    if turn > .pi - 1e-9 { turn -= 2 * .pi }
    let angle = rotation + turn * fraction
    let scale = scale + (end.scale - scale) * fraction
    let shear = shear + (end.shear - shear) * fraction
    let translation = translation + (end.translation - translation) * fraction
    let (cosine, sine) = (cos(angle), sin(angle))
    return CGAffineTransform(
      a: scale.x * cosine, b: scale.x * sine,
      c: scale.y * (shear * cosine - sine), d: scale.y * (shear * sine + cosine),
      tx: translation.x, ty: translation.y)
  }
}
