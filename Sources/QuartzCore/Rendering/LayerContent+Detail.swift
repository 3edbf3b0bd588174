import CoreGraphics

extension LayerContent {
  /// How many times the surface's resolution a flat picture must have so that the projection's largest
  /// visible magnification finds detail: 1, 2 or 4.
  func usefulMagnification(through map: Homography, of painter: LayerPainter) -> Double {
    let resolution = painter.surface.resolution
    let wanted = map.largestScale(over: extent, within: painter.clip) / resolution
    guard wanted > 1.5 else { return 1 }
    let step = wanted > 3 ? 4.0 : 2.0
    let detail = detail
    return min(step, detail > 2 * resolution ? 4 : detail > resolution * 1.25 ? 2 : 1)
  }

  /// The pixels per point beyond which a flat picture of it gains nothing: outlines never have enough,
  /// images have as many as they have.
  private var detail: Double {
    let hasOutline =
      (hasBack && (kind == .shape || (values.showsBackground && values.cornerRadius > 0)))
      || (hasFront && values.showsBorder)
    if hasOutline { return .infinity }
    var most = 0.0
    if hasBack, values.contentsFrame.width > 0 {
      most = Double(values.contentsPart.width / values.contentsFrame.width)
    }
    for layer in sublayers {
      let inner = LayerContent(layer.node)
      // A sublayer's background ends somewhere, and its edges are an outline too.
      most = max(most, inner.values.showsBackground ? .infinity : inner.detail)
    }
    return most
  }
}

extension Homography {
  /// How many pixels a point becomes, at most, where the rectangle can be seen.
  func largestScale(over rect: CGRect, within clip: PixelRect) -> Double {
    let outline = ProjectedPolygon(
      minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY, through: self, clip: clip)
    guard let back = inverse else { return 0 }
    var largest = 0.0
    for point in outline.points {
      let place = back.apply(point.x, point.y)
      let w = weight(place.x, place.y)
      guard w > 0 else { continue }
      let (x, y) = (xx - wx * point.x, yx - wx * point.y)
      let (u, v) = (xy - wy * point.x, yy - wy * point.y)
      largest = max(largest, (x * x + y * y).squareRoot() / w, (u * u + v * v).squareRoot() / w)
    }
    return largest
  }
}
