import CoreGraphics
import Raster

extension LayerPainter {
  /// Draws all of a layer apart, cut by its mask and rounded corners, and puts it down at once.
  func paintGroup(_ content: LayerContent, _ map: Homography, opacity: Double) {
    let area = PixelRect(around: map.visibleBox(of: content.extent)).intersection(clip)
    guard !area.isEmpty else { return }
    let group = Surface(area: area, resolution: surface.resolution)
    let painter = LayerPainter(
      surface: group, clip: area, cache: cache, beneath: Beneath(surface, over: beneath))
    if map.isTranslation(at: surface.resolution) || content.isStill {
      painter.paintWhole(content, map)
    } else {
      painter.paintRuns(content, map, opacity: 1)
      painter.cut(by: content, map)
    }
    surface.lay(group.take(), x: area.minX, y: area.minY, clip: clip, opacity: opacity)
  }

  /// Draws a layer onto an empty surface and cuts it by its mask and rounded corners.
  func paintWhole(_ content: LayerContent, _ map: Homography) {
    let isRounded = content.isCut(through: map) && content.values.cornerRadius > 0
    paintPieces(content, map, opacity: 1, isCut: isRounded)
    cut(by: content, map)
  }

  /// Keeps of the surface what a layer's bounds and mask let through.
  private func cut(by content: LayerContent, _ map: Homography) {
    if content.isCut(through: map) {
      keep { $0.paint(LayerContent(clipOf: content.values), map, opacity: 1) }
    }
    if let mask = content.mask {
      keep { $0.paint(mask, mask.values.projection(in: content.values).then(map)) }
    }
  }

  /// Keeps as much of the surface as the alpha says of what `body` draws.
  private func keep(_ body: (LayerPainter) -> Void) {
    let shape = Surface(area: surface.area, resolution: surface.resolution)
    body(LayerPainter(surface: shape, clip: surface.area, cache: cache))
    surface.keep(shape)
  }

  /// Draws what a layer shows from a picture of it, made once as long as it doesn't change.
  func paintFlat(_ content: LayerContent, _ map: Homography, opacity: Double) {
    let magnification = content.usefulMagnification(through: map, of: self)
    paintFlat(content, map, opacity: opacity, resolution: surface.resolution * magnification)
  }

  /// The same from a picture of so many pixels a point.
  func paintFlat(
    _ content: LayerContent, _ map: Homography, opacity: Double, resolution wanted: Double
  ) {
    let extent = content.extent
    guard !extent.isNull else { return }
    var resolution = wanted
    while resolution > surface.resolution, !extent.fits(into: 8_000_000, resolution) {
      resolution /= 2
    }
    // What is too large is drawn anew each time, as far as it can be seen.
    guard extent.fits(into: 24_000_000, resolution) else {
      return paintGroup(content, map, opacity: opacity)
    }
    let picture = cache.picture(.flat(content, resolution: resolution)) {
      makeFlat(of: content, extent, resolution: resolution)
    }
    let place = picture.map(at: resolution).then(map)
    let isWhole = map.isTranslation(at: resolution)
    paint(picture, place, opacity: opacity, isWhole: isWhole) { picture.chain }
  }

  private func makeFlat(
    of content: LayerContent, _ extent: CGRect, resolution: Double
  ) -> CachedPicture {
    let scale = Homography.scale(resolution, resolution)
    let box = scale.boundingBox(of: extent)
    let area = PixelRect(around: box)
    let flat = Surface(area: area, resolution: resolution)
    LayerPainter(surface: flat, clip: area, cache: cache).paintWhole(content, scale)
    let part = box.offsetBy(dx: -CGFloat(area.minX), dy: -CGFloat(area.minY))
    return CachedPicture(flat.take(), x: area.minX, y: area.minY, part: part)
  }
}

extension CGRect {
  /// Whether so many pixels are enough for it, where there are `resolution` pixels a point.
  fileprivate func fits(into pixels: CGFloat, _ resolution: Double) -> Bool {
    max(width, height) * resolution <= 16384 && width * height * resolution * resolution <= pixels
  }
}

extension LayerContent {
  /// Whether its bounds cut it in a way that a rectangle of pixels can't.
  fileprivate func isCut(through map: Homography) -> Bool {
    values.masksToBounds && (values.cornerRadius > 0 || (!map.isRectilinear && sticksOut))
  }

  /// What a rounded clip lets through.
  init(clipOf values: LayerValues) {
    var shape = LayerValues()
    shape.bounds = values.bounds
    shape.cornerRadius = values.cornerRadius
    shape.maskedCorners = values.maskedCorners
    shape.cornerCurve = values.cornerCurve
    shape.backgroundColor = .white
    self.init(LayerNode(values: shape))
  }
}
