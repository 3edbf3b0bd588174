/// A layer and the way from its plane to that of the layer it is drawn in.
struct PlacedLayer: Equatable {
  let node: LayerNode
  let map: Homography
  /// Of transform layers between the two, multiplied.
  let opacity: Double

  static func == (one: PlacedLayer, other: PlacedLayer) -> Bool {
    one.node === other.node && one.map == other.map && one.opacity == other.opacity
  }
}

extension LayerNode {
  /// The sublayers that show, from back to front: by depth, and those of equal depth as they were
  /// added. A transform layer's own sublayers stand for it, in three dimensions.
  var placedSublayers: [PlacedLayer] {
    var found: [(layer: PlacedLayer, depth: Double)] = []
    collect(into: &found, values.sublayerMatrix, opacity: 1)
    return found.enumerated()
      .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
      .map(\.element.layer)
  }

  private func collect(
    into found: inout [(layer: PlacedLayer, depth: Double)], _ outer: CATransform3D,
    opacity: Double
  ) {
    for layer in sublayers where layer.isVisible {
      let matrix = CATransform3DConcat(layer.values.matrix, outer)
      guard layer.kind != .transform else {
        layer.collect(
          into: &found, CATransform3DConcat(layer.values.sublayerMatrix, matrix),
          opacity: opacity * Double(layer.values.opacity))
        continue
      }
      let depth =
        kind == .transform ? layer.values.depth(through: matrix) : Double(layer.values.zPosition)
      let placed = PlacedLayer(
        node: layer, map: Homography(plane: matrix).rounded, opacity: opacity)
      found.append((placed, depth))
    }
  }
}

extension LayerValues {
  /// How near to the eye the layer's middle is.
  fileprivate func depth(through matrix: CATransform3D) -> Double {
    let (x, y) = (Double(bounds.midX), Double(bounds.midY))
    let w = x * matrix.m14 + y * matrix.m24 + matrix.m44
    return (x * matrix.m13 + y * matrix.m23 + matrix.m43) / (w > 0 ? w : 1)
  }
}

extension Homography {
  /// So that the last bit of a sine or cosine doesn't reach a pixel: places to 2⁻¹⁶, the rest to 2⁻³².
  var rounded: Homography {
    func coarse(_ value: Double) -> Double { (value * 65536).rounded() / 65536 }
    func fine(_ value: Double) -> Double { (value * 4_294_967_296).rounded() / 4_294_967_296 }
    return Homography(
      xx: fine(xx), xy: fine(xy), x0: coarse(x0), yx: fine(yx), yy: fine(yy), y0: coarse(y0),
      wx: fine(wx), wy: fine(wy), w0: fine(w0))
  }
}
