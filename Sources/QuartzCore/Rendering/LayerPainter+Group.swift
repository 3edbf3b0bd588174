import CoreGraphics
import Raster

extension LayerPainter {
  /// Draws all of a layer apart, cut by its mask and rounded corners, and puts it down at once.
  func paintGroup(_ content: LayerContent, _ map: Homography, opacity: Double) {
    let area = PixelRect(around: map.visibleBox(of: content.extent)).intersection(clip)
    guard !area.isEmpty else { return }
    let group = Surface(area: area, resolution: surface.resolution)
    let painter = LayerPainter(surface: group, clip: area, cache: cache)
    painter.paintWhole(content, map)
    surface.lay(group.take(), x: area.minX, y: area.minY, clip: clip, opacity: opacity)
  }

  /// Draws a layer onto an empty surface and cuts it by its mask and rounded corners.
  func paintWhole(_ content: LayerContent, _ map: Homography) {
    let values = content.values
    let isCut = content.isCut(through: map)
    paintPieces(content, map, opacity: 1, isCut: isCut && values.cornerRadius > 0)
    if isCut {
      let shape = Surface(area: surface.area, resolution: surface.resolution)
      LayerPainter(surface: shape, clip: surface.area, cache: cache)
        .paint(LayerContent(clipOf: values), map, opacity: 1)
      surface.keep(shape)
    }
    if let mask = content.mask {
      let shape = Surface(area: surface.area, resolution: surface.resolution)
      LayerPainter(surface: shape, clip: surface.area, cache: cache)
        .paint(mask, mask.values.projection(in: values).then(map))
      surface.keep(shape)
    }
  }

  /// Draws what a layer shows from a picture of it, made once as long as it doesn't change.
  func paintFlat(_ content: LayerContent, _ map: Homography, opacity: Double) {
    let resolution = surface.resolution * content.usefulMagnification(through: map, of: self)
    let picture = cache.picture(.flat(content, resolution: resolution)) {
      makeFlat(of: content, resolution: resolution)
    }
    let place = picture.map(at: resolution).then(map)
    let isWhole = map.isTranslation(at: resolution)
    paint(picture, place, opacity: opacity, isWhole: isWhole) { picture.chain }
  }

  private func makeFlat(of content: LayerContent, resolution: Double) -> CachedPicture {
    let scale = Homography.scale(resolution, resolution)
    let box = scale.boundingBox(of: content.extent.isNull ? .zero : content.extent)
    let area = PixelRect(around: box)
    guard !area.isEmpty, area.width <= 16384, area.height <= 16384 else {
      return CachedPicture(Bitmap(width: 0, height: 0))
    }
    let flat = Surface(area: area, resolution: resolution)
    LayerPainter(surface: flat, clip: area, cache: cache).paintWhole(content, scale)
    let part = box.offsetBy(dx: -CGFloat(area.minX), dy: -CGFloat(area.minY))
    return CachedPicture(flat.take(), x: area.minX, y: area.minY, part: part)
  }
}

extension LayerContent {
  /// Whether its bounds cut it in a way that a rectangle of pixels can't.
  fileprivate func isCut(through map: Homography) -> Bool {
    values.masksToBounds && (values.cornerRadius > 0 || !map.isRectilinear)
  }

  /// What a rounded clip lets through.
  fileprivate init(clipOf values: LayerValues) {
    var shape = LayerValues()
    shape.bounds = values.bounds
    shape.cornerRadius = values.cornerRadius
    shape.maskedCorners = values.maskedCorners
    shape.backgroundColor = .white
    self.init(LayerNode(values: shape))
  }
}
