extension CATransform3D {
  /// As Core Animation interpolates: affine transforms by their plane's parts, others by a rotation
  /// in space whose angle is linear in `fraction`; where an end has no inverse, entry by entry.
  package func interpolated(to end: CATransform3D, _ fraction: Double) -> CATransform3D {
    if fraction == 0 { return self }
    if fraction == 1 { return end }
    if CATransform3DIsAffine(self), CATransform3DIsAffine(end) {
      if let from = AffineDecomposition(CATransform3DGetAffineTransform(self)),
        let to = AffineDecomposition(CATransform3DGetAffineTransform(end))
      {
        return CATransform3DMakeAffineTransform(from.interpolated(to: to, fraction))
      }
    } else if let from = SpatialDecomposition(self), let to = SpatialDecomposition(end) {
      return from.interpolated(to: to, fraction)
    }
    let (a, b) = (rows, end.rows)
    return CATransform3D(
      rows: a.0 + (b.0 - a.0) * fraction, a.1 + (b.1 - a.1) * fraction,
      a.2 + (b.2 - a.2) * fraction, a.3 + (b.3 - a.3) * fraction)
  }
}
