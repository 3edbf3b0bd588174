import CoreGraphics
import Raster

extension LayerPainter {
  /// The shadow of the shadow path, or of all the layer shows.
  func paintShadow(of content: LayerContent, _ map: Homography, opacity: Double) {
    let values = content.values
    guard values.showsShadow else { return }
    let resolution = surface.resolution
    let key = content.shadowKey
    let picture: CachedPicture
    if key.isStill {
      picture = cache.picture(.shadow(key, resolution: resolution)) {
        makeShadow(of: key, resolution: resolution)
      }
    } else {
      picture = makeShadow(of: key, resolution: resolution)
    }
    let place = picture.map(at: resolution)
      .then(.translation(values.shadowOffset.width, values.shadowOffset.height)).then(map)
    paint(picture, place, opacity: opacity, isWhole: true) { picture.chain }
  }

  private func makeShadow(of content: LayerContent, resolution: Double) -> CachedPicture {
    let values = content.values
    let caster = content.withoutShadow
    let shape = values.shadowPath?.boundingBox ?? caster.extent
    let sigma = max(Double(values.shadowRadius), 0) * resolution
    let reach = GaussianBlur.reach(sigma: sigma)
    let scale = Homography.scale(resolution, resolution)
    var area = PixelRect(around: scale.boundingBox(of: shape.isNull ? .zero : shape))
    (area.minX, area.minY) = (area.minX - reach, area.minY - reach)
    (area.maxX, area.maxY) = (area.maxX + reach, area.maxY + reach)
    guard area.width <= 16384, area.height <= 16384 else {
      return CachedPicture(Bitmap(width: 0, height: 0))
    }
    let silhouette = Surface(area: area, resolution: resolution)
    if let path = values.shadowPath {
      silhouette.draw(through: scale, clip: area) { context in
        context.setFillColor(.black)
        context.addPath(path)
        context.fillPath()
      }
    } else {
      LayerPainter(surface: silhouette, clip: area, cache: cache).paint(caster, scale, opacity: 1)
    }
    let color = (values.shadowColor?.rgba ?? .clear).faded(Double(min(values.shadowOpacity, 1)))
    let bitmap = GaussianBlur.shadow(of: silhouette.take(), sigma: sigma, color: color)
    return CachedPicture(bitmap, x: area.minX, y: area.minY)
  }
}

extension CachedPicture {
  /// From its pixels to the plane it was drawn for, in points.
  func map(at resolution: Double) -> Homography {
    Homography.translation(Double(x), Double(y)).then(.scale(1 / resolution, 1 / resolution))
  }
}
