extension LayerValues {
  /// The point of the bounds that `position` places, in the layer's own coordinates.
  package var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  /// From the layer's coordinates to its superlayer's: about the anchor, transformed, put in place.
  package var matrix: CATransform3D {
    let toAnchor = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
    let place = CATransform3DMakeTranslation(position.x, position.y, zPosition)
    return CATransform3DConcat(CATransform3DConcat(toAnchor, transform), place)
  }

  /// What the layer does to all its sublayers: its sublayer transform, about its own anchor.
  package var sublayerMatrix: CATransform3D {
    if sublayerTransform == CATransform3DIdentity { return CATransform3DIdentity }
    let toAnchor = CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0)
    let back = CATransform3DMakeTranslation(anchor.x, anchor.y, 0)
    return CATransform3DConcat(CATransform3DConcat(toAnchor, sublayerTransform), back)
  }

  /// From the plane of the layer to the plane of its superlayer, flattened.
  package func projection(in superlayer: LayerValues?) -> Homography {
    let outer = superlayer?.sublayerMatrix ?? CATransform3DIdentity
    return Homography(plane: CATransform3DConcat(matrix, outer))
  }

  /// The box around the transformed bounds, in the superlayer's coordinates.
  package var frame: CGRect {
    get {
      if CATransform3DIsIdentity(transform) {
        return CGRect(
          x: position.x - anchorPoint.x * bounds.width,
          y: position.y - anchorPoint.y * bounds.height,
          width: bounds.width, height: bounds.height)
      }
      return Homography(plane: matrix).boundingBox(of: bounds)
    }
    set {
      let map = CATransform3DGetAffineTransform(transform)
      bounds.size = Self.size(whoseBoxIs: newValue.size, under: map)
      let offset = CGSize(
        width: (0.5 - anchorPoint.x) * bounds.width, height: (0.5 - anchorPoint.y) * bounds.height
      ).applying(map)
      position = CGPoint(
        x: newValue.midX - offset.width - map.tx, y: newValue.midY - offset.height - map.ty)
    }
  }

  /// The size of a rectangle whose transformed box is `box`.
  private static func size(whoseBoxIs box: CGSize, under map: CGAffineTransform) -> CGSize {
    let (a, b, c, d) = (abs(map.a), abs(map.b), abs(map.c), abs(map.d))
    let determinant = a * d - b * c
    guard abs(determinant) > 1e-9 else {
      let (across, down) = (a + c, b + d)
      return CGSize(
        width: across > 0 ? box.width / across : 0, height: down > 0 ? box.height / down : 0)
    }
    return CGSize(
      width: (d * box.width - c * box.height) / determinant,
      height: (a * box.height - b * box.width) / determinant)
  }
}

extension Homography {
  /// What `matrix` does to the plane z = 0, its own z dropped.
  package init(plane matrix: CATransform3D) {
    self.init(
      xx: matrix.m11, xy: matrix.m21, x0: matrix.m41,
      yx: matrix.m12, yy: matrix.m22, y0: matrix.m42,
      wx: matrix.m14, wy: matrix.m24, w0: matrix.m44)
  }

  package func apply(_ point: CGPoint) -> CGPoint {
    let (x, y) = apply(point.x, point.y)
    return CGPoint(x: x, y: y)
  }

  package func boundingBox(of rect: CGRect) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(apply)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else {
      return .null
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
