import QuartzCore

/// What shows of a layer at one time: values of the presentation, in points and degrees.
package struct LayerState: Sendable, Equatable, Encodable {
  /// The names of the layers from the window's down; `[n]` counts those of one name below one layer.
  package var path: String
  /// The last of these; without `[0]`.
  package var name: String
  /// How many layers lie between it and the window's, and one: 0 for the window's own.
  package var depth: Int
  package var position: [Double]
  /// x, y, width, height
  package var bounds: [Double]
  /// Where the layer lies in the one above, if nothing turns it out of the plane: x, y, width, height.
  package var frame: [Double]?
  package var anchorPoint: [Double]
  package var zPosition: Double
  /// What the transform adds to the position, along x, y and z.
  package var translation: [Double]
  /// Along x, y and z.
  package var scale: [Double]
  /// About x, y and z, in degrees.
  package var rotation: [Double]
  /// Row by row; only if it isn't the identity.
  package var transform: [Double]?
  /// Row by row; only if it isn't the identity.
  package var sublayerTransform: [Double]?
  package var opacity: Double
  package var isHidden: Bool
  package var cornerRadius: Double
  package var isAnimating: Bool
}

extension LayerState {
  init(_ node: LayerNode, path: String, name: String, depth: Int) {
    (self.path, self.name, self.depth) = (path, name, depth)
    position = [node.position.x, node.position.y].map(Self.rounded)
    bounds = [node.bounds.minX, node.bounds.minY, node.bounds.width, node.bounds.height]
      .map(Self.rounded)
    anchorPoint = [node.anchorPoint.x, node.anchorPoint.y].map(Self.rounded)
    zPosition = Self.rounded(node.zPosition)
    translation = [node.transform.m41, node.transform.m42, node.transform.m43].map(Self.rounded)
    let parts = Decomposition(node.transform)
    (scale, rotation) = (parts.scale.map(Self.rounded), parts.rotation.map(Self.rounded))
    frame = node.values.flatFrame.map {
      [$0.minX, $0.minY, $0.width, $0.height].map(Self.rounded)
    }
    transform = Self.rows(node.transform)
    sublayerTransform = Self.rows(node.sublayerTransform)
    opacity = Self.rounded(Double(node.opacity))
    isHidden = node.isHidden
    cornerRadius = Self.rounded(node.cornerRadius)
    isAnimating = node.isAnimating
  }

  /// To a millionth, so that the last bits of a calculation don't show.
  private static func rounded(_ value: Double) -> Double {
    let rounded = (value * 1e6).rounded() / 1e6
    return rounded == 0 ? 0 : rounded
  }

  private static func rows(_ matrix: CATransform3D) -> [Double]? {
    guard !CATransform3DIsIdentity(matrix) else { return nil }
    return [
      matrix.m11, matrix.m12, matrix.m13, matrix.m14, matrix.m21, matrix.m22, matrix.m23,
      matrix.m24, matrix.m31, matrix.m32, matrix.m33, matrix.m34, matrix.m41, matrix.m42,
      matrix.m43, matrix.m44,
    ].map(rounded)
  }
}

extension LayerValues {
  /// The smallest rectangle around the layer in the one above; nil if it is turned out of the plane.
  fileprivate var flatFrame: CGRect? {
    guard CATransform3DIsAffine(transform) else { return nil }
    let corner = CGPoint(
      x: -bounds.width * anchorPoint.x, y: -bounds.height * anchorPoint.y)
    return CGRect(origin: corner, size: bounds.size)
      .applying(CATransform3DGetAffineTransform(transform))
      .offsetBy(dx: position.x, dy: position.y)
  }
}
