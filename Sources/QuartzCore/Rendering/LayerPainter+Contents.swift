import CoreGraphics
import Raster

extension LayerPainter {
  /// The contents, resampled once from their own pixels.
  func paintContents(of content: LayerContent, _ map: Homography, opacity: Double) {
    let values = content.values
    let part = values.contentsPart
    let frame = values.contentsFrame
    guard let image = values.contents, !part.isEmpty, !frame.isEmpty else { return }
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    if values.contentsCenter != whole, values.contentsGravity == .resize {
      for (from, to) in values.stretchedParts {
        paint(image, part: from, in: to, map, opacity: opacity, values)
      }
    } else {
      let (from, to) = values.masksToBounds ? values.cut(part, frame) : (part, frame)
      paint(image, part: from, in: to, map, opacity: opacity, values)
    }
  }

  private func paint(
    _ image: CGImage, part: CGRect, in frame: CGRect, _ map: Homography, opacity: Double,
    _ values: LayerValues
  ) {
    guard !part.isEmpty, !frame.isEmpty else { return }
    let toFrame = Homography(
      xx: frame.width / part.width, xy: 0, x0: frame.minX - part.minX * frame.width / part.width,
      yx: 0, yy: frame.height / part.height,
      y0: frame.minY - part.minY * frame.height / part.height)
    let isWhole = part == CGRect(x: 0, y: 0, width: image.width, height: image.height)
    let picture = CachedPicture(image.bitmap, part: part)
    let whole = toFrame.then(map)
    let filter =
      abs(whole.determinant) >= 1 ? values.magnificationFilter : values.minificationFilter
    if filter == .nearest, whole.isAffine, isWhole {
      return paintNearest(image.bitmap, whole, opacity: opacity)
    }
    paint(picture, whole, opacity: opacity, isWhole: isWhole) {
      cache.picture(.image(ImageIdentity(image: image))) { CachedPicture(image.bitmap) }.chain
    }
  }

  /// Draws a picture's part by the cheapest way that is right: a copy, Cairo's bilinear filter or the
  /// resampler.
  func paint(
    _ picture: CachedPicture, _ map: Homography, opacity: Double, isWhole: Bool,
    chain: () -> MipChain
  ) {
    let map = map.rounded
    let bitmap = picture.bitmap
    let isUpright = map.isAffine && map.xy == 0 && map.yx == 0
    if isWhole, isUpright, map.xx == 1, map.yy == 1,
      let x = Int(exactly: map.x0), let y = Int(exactly: map.y0)
    {
      surface.lay(bitmap, x: x, y: y, clip: clip, opacity: opacity)
    } else if isWhole, isUpright, map.isMildlyScaled {
      surface.draw(through: map, clip: clip) { context in
        context.paint(bitmap, .identity, alpha: opacity, edges: .hard)
      }
    } else {
      surface.draw(chain(), part: picture.part, through: map, clip: clip, opacity: opacity)
    }
  }

  private func paintNearest(_ bitmap: Bitmap, _ map: Homography, opacity: Double) {
    surface.draw(through: map.rounded, clip: clip) { context in
      context.interpolationQuality = .none
      context.paint(bitmap, .identity, alpha: opacity, edges: .hard)
    }
  }
}

extension Homography {
  /// Whether bilinear filtering is enough for both axes.
  fileprivate var isMildlyScaled: Bool { xx >= 0.75 && yy >= 0.75 }
}

extension LayerValues {
  /// A part of the image and its frame, as far as the frame lies in the bounds.
  fileprivate func cut(_ part: CGRect, _ frame: CGRect) -> (CGRect, CGRect) {
    let open = frame.intersection(bounds)
    guard open != frame, !open.isEmpty else { return (part, open.isEmpty ? .null : frame) }
    let (x, y) = (part.width / frame.width, part.height / frame.height)
    let cut = CGRect(
      x: part.minX + (open.minX - frame.minX) * x, y: part.minY + (open.minY - frame.minY) * y,
      width: open.width * x, height: open.height * y)
    return (cut, open)
  }

  /// The nine parts of contents of which the middle stretches, and their frames.
  fileprivate var stretchedParts: [(CGRect, CGRect)] {
    let part = contentsPart
    let center = contentsCenter
    func cuts(_ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ share: CGFloat) -> [CGFloat] {
      [start, start + low * length, start + (low + share) * length, start + length]
    }
    func frames(_ cuts: [CGFloat], _ start: CGFloat, _ length: CGFloat) -> [CGFloat] {
      var (near, far) = ((cuts[1] - cuts[0]) / contentsScale, (cuts[3] - cuts[2]) / contentsScale)
      let crowd = min(1, length / max(near + far, 1e-9))
      (near, far) = (near * crowd, far * crowd)
      return [start, start + near, start + length - far, start + length]
    }
    let x = cuts(part.minX, part.width, center.minX, center.width)
    let y = cuts(part.minY, part.height, center.minY, center.height)
    let toX = frames(x, bounds.minX, bounds.width)
    let toY = frames(y, bounds.minY, bounds.height)
    return (0..<9).map { index in
      let (i, j) = (index % 3, index / 3)
      return (
        CGRect(x: x[i], y: y[j], width: x[i + 1] - x[i], height: y[j + 1] - y[j]),
        CGRect(x: toX[i], y: toY[j], width: toX[i + 1] - toX[i], height: toY[j + 1] - toY[j])
      )
    }
  }
}
