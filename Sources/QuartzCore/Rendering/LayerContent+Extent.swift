import CoreGraphics

extension LayerContent {
  /// The rectangle of the layer's plane in which it shows something, in points; null for nothing.
  var extent: CGRect {
    if isMasked && mask == nil { return .null }
    var inner = CGRect.null
    if hasBack { inner = inner.union(backExtent) }
    if hasFront, values.borderWidth > 0 { inner = inner.union(values.bounds) }
    for layer in sublayers {
      inner = inner.union(layer.map.visibleBox(of: LayerContent(layer.node).extent))
    }
    if values.masksToBounds { inner = inner.intersection(values.bounds) }
    if hasBack, let shadow = shadowExtent(of: inner) { inner = inner.union(shadow) }
    if let mask {
      let map = mask.values.projection(in: values)
      inner = inner.intersection(map.visibleBox(of: LayerContent(mask).extent))
    }
    return inner
  }

  /// Whether something would show outside of the bounds if they cut nothing. Contents are cut as they are
  /// drawn, and a gradient never leaves the bounds.
  var sticksOut: Bool {
    // As much as points that were computed may miss an edge by.
    let bounds = values.bounds.insetBy(dx: -1.0 / 65536, dy: -1.0 / 65536)
    if hasBack, kind == .shape, !bounds.contains(values.shapeExtent) { return true }
    return sublayers.contains { layer in
      let box = layer.map.visibleBox(of: LayerContent(layer.node).extent)
      return !box.isNull && !bounds.contains(box)
    }
  }

  private var backExtent: CGRect {
    var box = CGRect.null
    if values.showsBackground || (kind == .gradient && values.gradient.colors.count > 1) {
      box = values.bounds
    }
    if values.contents != nil { box = box.union(values.contentsFrame) }
    if kind == .shape { box = box.union(values.shapeExtent) }
    if kind == .backdrop { box = box.union(values.bounds) }
    return box
  }

  private func shadowExtent(of inner: CGRect) -> CGRect? {
    guard values.showsShadow else { return nil }
    let shape = values.shadowPath?.boundingBox ?? inner
    guard !shape.isNull else { return nil }
    let reach = 3.5 * max(values.shadowRadius, 0) + 1
    return shape.offsetBy(dx: values.shadowOffset.width, dy: values.shadowOffset.height)
      .insetBy(dx: -reach, dy: -reach)
  }
}

extension LayerValues {
  var showsBackground: Bool { (backgroundColor?.rgba.alpha ?? 0) > 0 }

  var showsBorder: Bool { borderWidth > 0 && (borderColor?.rgba.alpha ?? 0) > 0 }

  var showsShadow: Bool {
    shadowOpacity > 0 && !masksToBounds && (shadowColor?.rgba.alpha ?? 0) > 0
  }

  /// Around the shape's fill and stroke.
  var shapeExtent: CGRect {
    guard let path = shape.path, !path.isEmpty else { return .null }
    let reach = shape.strokeColor == nil ? 0 : max(shape.lineWidth, 0) / 2
    let tip = shape.lineJoin == .miter ? max(shape.miterLimit, 1) : 1.5
    return path.boundingBox.insetBy(dx: -reach * tip, dy: -reach * tip)
  }
}

extension Homography {
  /// Around a rectangle's projection, as far as it lies before the eye.
  func visibleBox(of rect: CGRect) -> CGRect {
    guard !rect.isNull, isFinite else { return .null }
    let corners = [
      (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY),
      (rect.maxX, rect.maxY),
    ]
    let farthest: CGFloat = 16384
    let everything = CGRect(x: -farthest, y: -farthest, width: 2 * farthest, height: 2 * farthest)
    let weights = corners.map { weight($0.0, $0.1) }
    guard weights.allSatisfy({ $0 > 1.0 / 4096 }) else {
      return weights.contains { $0 > 0 } ? everything : .null
    }
    return boundingBox(of: rect)
  }
}
