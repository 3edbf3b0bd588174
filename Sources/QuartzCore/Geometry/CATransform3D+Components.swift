/// The parts of a transform that key paths such as `transform.rotation.z` read and write.
///
/// A matrix is read as scale, then turns about x, y and z, then a translation. Writing a part keeps the
/// other parts and the perspective.
extension CATransform3D {
  private struct Parts {
    var scale: SIMD3<Double>
    /// In radians, about x, y and z.
    var turns: SIMD3<Double>
  }

  private var parts: Parts {
    get {
      func length(_ r: SIMD4<Double>) -> Double { (r.x * r.x + r.y * r.y + r.z * r.z).squareRoot() }
      var scale: SIMD3 = [length(rows.0), length(rows.1), length(rows.2)]
      guard scale.min() > 0 else { return Parts(scale: scale, turns: .zero) }
      if linear.determinant < 0 { scale.x = -scale.x }
      let (x, y, z) = (rows.0 / scale.x, rows.1 / scale.y, rows.2 / scale.z)
      return Parts(
        scale: scale, turns: [atan2(y.z, z.z), asin(min(max(-x.z, -1), 1)), atan2(x.y, x.x)])
    }
    set {
      let turns = newValue.turns
      var result = CATransform3DMakeScale(newValue.scale.x, newValue.scale.y, newValue.scale.z)
      result = CATransform3DConcat(result, CATransform3DMakeRotation(turns.x, 1, 0, 0))
      result = CATransform3DConcat(result, CATransform3DMakeRotation(turns.y, 0, 1, 0))
      result = CATransform3DConcat(result, CATransform3DMakeRotation(turns.z, 0, 0, 1))
      (m11, m12, m13) = (result.m11, result.m12, result.m13)
      (m21, m22, m23) = (result.m21, result.m22, result.m23)
      (m31, m32, m33) = (result.m31, result.m32, result.m33)
    }
  }

  /// The upper left 3×3 part.
  private var linear: CATransform3D {
    CATransform3D(
      rows: [m11, m12, m13, 0], [m21, m22, m23, 0], [m31, m32, m33, 0], [0, 0, 0, 1])
  }

  package var scaleX: CGFloat {
    get { parts.scale.x }
    set { parts.scale.x = newValue }
  }

  package var scaleY: CGFloat {
    get { parts.scale.y }
    set { parts.scale.y = newValue }
  }

  package var scaleZ: CGFloat {
    get { parts.scale.z }
    set { parts.scale.z = newValue }
  }

  /// The mean of the three scales.
  package var uniformScale: CGFloat {
    get { parts.scale.sum() / 3 }
    set { parts.scale = SIMD3(repeating: newValue) }
  }

  package var rotationX: CGFloat {
    get { parts.turns.x }
    set { parts.turns.x = newValue }
  }

  package var rotationY: CGFloat {
    get { parts.turns.y }
    set { parts.turns.y = newValue }
  }

  package var rotationZ: CGFloat {
    get { parts.turns.z }
    set { parts.turns.z = newValue }
  }

  package var translation: CGSize {
    get { CGSize(width: m41, height: m42) }
    set { (m41, m42) = (newValue.width, newValue.height) }
  }
}
