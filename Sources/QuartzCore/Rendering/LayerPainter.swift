import CoreGraphics

/// Draws layers onto a surface.
///
/// What only moves is drawn piece by piece, each bitmap from its own pixels. What is turned, scaled or
/// projected is first flattened, so that all its edges are filtered alike, unless something inside it is
/// animated: then its still runs are flattened and the moving parts drawn between them.
struct LayerPainter {
  let surface: Surface
  /// In pixels of the surface's plane; nothing outside is drawn.
  let clip: PixelRect
  let cache: RenderingCache
  /// What lies under the surface where it is clear, for those layers that show it.
  var beneath: Beneath?

  /// Draws a layer whose plane `map` maps to the surface's pixels.
  func paint(_ node: LayerNode, _ map: Homography, opacity: Double = 1) {
    guard node.isVisible, !clip.isEmpty else { return }
    let opacity = min(Double(node.values.opacity), 1) * opacity
    if node.kind == .transform {
      // Only met as a root or a mask; elsewhere its sublayers stand for it.
      return paint(node.placedSublayers, map.rounded, opacity: opacity)
    }
    let map = map.rounded
    guard !map.showsEdge(of: node.values.bounds),
      map.determinant > 0 || node.values.isDoubleSided
    else { return }
    paint(LayerContent(node), map, opacity: (opacity * 65536).rounded() / 65536)
  }

  func paint(_ layers: [PlacedLayer], _ map: Homography, opacity: Double = 1) {
    for layer in layers {
      paint(layer.node, layer.map.then(map), opacity: layer.opacity * opacity)
    }
  }

  /// Draws what a layer shows, as one group.
  func paint(_ content: LayerContent, _ map: Homography, opacity: Double) {
    if content.isMasked && content.mask == nil { return }
    if content.values.shouldRasterize, content.values.rasterizationScale > 0 {
      let resolution = Double(content.values.rasterizationScale)
      return paintFlat(content, map, opacity: opacity, resolution: resolution)
    }
    if let only = content.onlySublayer { return paint([only], map, opacity: opacity) }
    let isInPlace = map.isTranslation(at: surface.resolution)
    let isSingle = content.isSinglePiece(through: map)
    let isGroup =
      content.needsGroup(through: map)
      || (opacity < 1 && !isSingle && content.values.allowsGroupOpacity)
    if isSingle || (isInPlace && !isGroup) {
      paintPieces(content, map, opacity: opacity)
    } else if content.isStill {
      paintFlat(content, map, opacity: opacity)
    } else if isGroup {
      paintGroup(content, map, opacity: opacity)
    } else {
      paintRuns(content, map, opacity: opacity)
    }
  }

  /// Draws from back to front, straight onto the surface. A layer's own mask and rounded clip are the
  /// caller's to apply.
  func paintPieces(
    _ content: LayerContent, _ map: Homography, opacity: Double, isCut: Bool = false
  ) {
    let inner = clipped(to: content, map)
    if content.hasBack {
      paintShadow(of: content, map, opacity: opacity)
      paintBackground(of: content, map, opacity: opacity, isCut: isCut)
      paintBackdrop(of: content, map, opacity: opacity)
      inner.paintGradient(of: content, map, opacity: opacity)
      inner.paintShape(of: content, map, opacity: opacity)
      inner.paintContents(of: content, map, opacity: opacity)
    }
    inner.paint(content.sublayers, map, opacity: opacity)
    if content.hasFront { paintBorder(of: content, map, opacity: opacity, isCut: isCut) }
  }

  /// The same surface, clipped to the layer's bounds if the layer asks for it and its sides stay
  /// axis-aligned.
  private func clipped(to content: LayerContent, _ map: Homography) -> LayerPainter {
    guard content.values.masksToBounds, map.isRectilinear else { return self }
    let open = clip.intersection(PixelRect(centresIn: map.boundingBox(of: content.values.bounds)))
    return LayerPainter(surface: surface, clip: open, cache: cache, beneath: beneath)
  }

  /// Draws the still runs flat and what is animated on its own.
  func paintRuns(_ content: LayerContent, _ map: Homography, opacity: Double) {
    var start = 0
    var hasBack = content.hasBack
    let inner = clipped(to: content, map)
    // Cast by all of it, whatever moves.
    if content.hasBack { paintShadow(of: content, map, opacity: opacity) }
    let content = content.withoutShadow
    func paintRun(upTo end: Int, front: Bool) {
      let run = content.run(start..<end, back: hasBack, front: front)
      if hasBack || front || end > start { inner.paint(run, map, opacity: opacity) }
      hasBack = false
    }
    for (index, layer) in content.sublayers.enumerated() where layer.node.subtreeIsAnimating {
      paintRun(upTo: index, front: false)
      inner.paint([layer], map, opacity: opacity)
      start = index + 1
    }
    paintRun(upTo: content.sublayers.count, front: content.hasFront)
  }
}

extension LayerContent {
  /// Whether it must be drawn apart before it is put down.
  func needsGroup(through map: Homography) -> Bool {
    if mask != nil { return true }
    guard values.masksToBounds else { return false }
    if values.cornerRadius > 0 { return !sublayers.isEmpty || hasInnerBack }
    return !map.isRectilinear && sticksOut
  }

  /// The sublayer that is all there is to see, so that the layer itself only places it.
  fileprivate var onlySublayer: PlacedLayer? {
    guard sublayers.count == 1, mask == nil, !isMasked else { return nil }
    if values.masksToBounds, values.cornerRadius > 0 || sticksOut { return nil }
    let hasOwn =
      (hasBack
        && (values.showsShadow || values.showsBackground || values.contents != nil
          || kind != .plain))
      || (hasFront && values.showsBorder)
    return hasOwn ? nil : sublayers[0]
  }

  /// Whether there is but one thing to draw, and it can be drawn through `map` as it is.
  func isSinglePiece(through map: Homography) -> Bool {
    guard sublayers.isEmpty, mask == nil, !isMasked else { return false }
    let hasBorder = hasFront && values.showsBorder
    guard hasBack else { return !hasBorder || map.isAffine }
    var pieces = hasBorder ? 1 : 0
    if values.showsShadow { return false }
    if values.showsBackground { pieces += 1 }
    if values.contents != nil { pieces += 1 }
    if kind == .gradient || kind == .backdrop { pieces += 1 }
    if kind == .shape { pieces += 1 }
    guard pieces <= 1, !needsGroup(through: map) else { return pieces == 0 }
    let isVector =
      hasBorder || kind == .shape || (values.showsBackground && values.cornerRadius > 0)
      || (kind == .gradient && values.gradient.type != .axial)
    return map.isAffine || !isVector
  }

  /// Whether something of its own could stick out of its rounded corners.
  private var hasInnerBack: Bool {
    hasBack && (values.contents != nil || kind == .gradient || kind == .shape)
  }
}

extension Homography {
  /// Whether points are only moved, where there are `resolution` pixels a point.
  func isTranslation(at resolution: Double) -> Bool {
    isAffine && xx == resolution && yy == resolution && xy == 0 && yx == 0
  }
}

extension PixelRect {
  /// The pixels whose centres lie in a rectangle.
  init(centresIn rect: CGRect) {
    func edge(_ value: CGFloat) -> Int {
      let rounded = (value * 65536).rounded() / 65536
      return Int(min(max((rounded - 0.5).rounded(.up), -1e9), 1e9))
    }
    self.init(
      minX: edge(rect.minX), minY: edge(rect.minY), maxX: edge(rect.maxX), maxY: edge(rect.maxY))
  }

  /// The pixels that a rectangle touches.
  init(around rect: CGRect) {
    func whole(_ value: CGFloat) -> Int { Int(min(max(value, -1e9), 1e9)) }
    self.init(
      minX: whole(rect.minX.rounded(.down)), minY: whole(rect.minY.rounded(.down)),
      maxX: whole(rect.maxX.rounded(.up)), maxY: whole(rect.maxY.rounded(.up)))
  }
}
