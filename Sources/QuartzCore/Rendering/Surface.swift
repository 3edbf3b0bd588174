import CoreGraphics
import Raster

/// A bitmap that lies somewhere in the plane of a picture.
final class Surface {
  /// In pixels of the whole picture.
  let area: PixelRect
  /// Pixels per point.
  let resolution: Double
  private var bitmap: Bitmap

  init(_ bitmap: consuming Bitmap, area: PixelRect, resolution: Double) {
    self.bitmap = bitmap
    (self.area, self.resolution) = (area, resolution)
  }

  /// A transparent one.
  convenience init(area: PixelRect, resolution: Double) {
    self.init(
      Bitmap(width: area.width, height: area.height), area: area, resolution: resolution)
  }

  /// Hands over the bitmap; the surface is empty after it.
  func take() -> Bitmap {
    var taken = Bitmap(width: 0, height: 0)
    swap(&taken, &bitmap)
    return taken
  }

  private func local(_ map: Homography) -> Homography {
    map.then(.translation(Double(-area.minX), Double(-area.minY)))
  }

  private func local(_ rect: PixelRect) -> PixelRect {
    rect.intersection(area).offset(x: -area.minX, y: -area.minY)
  }
}

extension Surface {
  /// Draws part of a picture (in its pixels) through a map to the plane's pixels.
  func draw(
    _ chain: MipChain, part: CGRect, through map: Homography, clip: PixelRect, opacity: Double
  ) {
    Resampler.draw(
      chain, minX: part.minX, minY: part.minY, maxX: part.maxX, maxY: part.maxY,
      through: local(map), into: &bitmap, clip: local(clip), opacity: opacity)
  }

  /// Draws a gradient over a rectangle in the space that `map` maps to the plane's pixels.
  func draw(
    _ ramp: ColorRamp, over rect: CGRect, through map: Homography, clip: PixelRect, opacity: Double
  ) {
    ramp.draw(
      minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY, through: local(map),
      into: &bitmap, clip: local(clip), opacity: opacity)
  }

  /// Draws a bitmap whose pixels fall on pixels, its top left at (`x`, `y`) of the plane.
  func lay(_ other: Bitmap, x: Int, y: Int, clip: PixelRect, opacity: Double) {
    let place = PixelRect(width: other.width, height: other.height).offset(x: x, y: y)
    let open = place.intersection(clip).intersection(area)
    let share = Int((opacity * 256).rounded())
    guard !open.isEmpty, share > 0 else { return }
    let (area, width) = (area, bitmap.width)
    bitmap.withMutablePixels { target in
      other.withPixels { source in
        guard let target = target.baseAddress, let source = source.baseAddress else { return }
        for row in open.minY..<open.maxY {
          Compositing.over(
            source + ((row - y) * other.width + open.minX - x),
            onto: target + ((row - area.minY) * width + open.minX - area.minX),
            count: open.width, share: share)
        }
      }
    }
  }

  /// Covers whole pixels with one premultiplied colour.
  func fill(_ rect: PixelRect, with word: UInt32) {
    let open = local(rect)
    guard !open.isEmpty, word != 0 else { return }
    let width = bitmap.width
    bitmap.withMutablePixels { target in
      guard let target = target.baseAddress else { return }
      for row in open.minY..<open.maxY {
        Compositing.fill(target + (row * width + open.minX), count: open.width, with: word)
      }
    }
  }

  /// Puts down what it shows on another surface of the same plane.
  func lay(on other: Surface) {
    other.lay(bitmap, x: area.minX, y: area.minY, clip: other.area, opacity: 1)
  }

  /// Keeps as much of each pixel as the alpha of the same pixel of `other` says.
  func keep(_ other: Surface) {
    bitmap.withMutablePixels { target in
      other.bitmap.withPixels { mask in
        guard let start = target.baseAddress, let mask = mask.baseAddress else { return }
        Compositing.keep(start, count: target.count, where: mask)
      }
    }
  }

  /// Lets `body` draw with a context whose user space `map` maps to the plane's pixels.
  func draw(through map: Homography, clip: PixelRect, _ body: (CGContext) -> Void) {
    let open = local(clip)
    let map = local(map)
    guard map.isAffine, !open.isEmpty else { return }
    let isCut = open != PixelRect(width: area.width, height: area.height)
    CGContext.draw(into: &bitmap, scale: 1) { context in
      if isCut {
        context.clip(
          to: CGRect(
            x: CGFloat(open.minX), y: CGFloat(open.minY), width: CGFloat(open.width),
            height: CGFloat(open.height)))
      }
      context.concatenate(
        CGAffineTransform(a: map.xx, b: map.yx, c: map.xy, d: map.yy, tx: map.x0, ty: map.y0))
      body(context)
    }
  }
}
