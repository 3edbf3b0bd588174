import Foundation
import Raster

extension Canvas {
  /// Multiplies the clip's inside by the alpha of a bitmap; outside of the bitmap nothing is left.
  func keep(
    where mask: Bitmap, _ transform: CGAffineTransform, edges: CGContext.Edges = .antialiased
  ) {
    let layer = Canvas(width: width, height: height, origin: origin)
    guard let layer else { return }
    layer.draw(mask, transform, alpha: 1, mode: .normal, edges: edges)
    guard let picture = layer.finish() else { return }
    let place = CGAffineTransform(translationX: CGFloat(origin.x), y: CGFloat(origin.y))
    paint(.bitmap(picture, place, smooth: false), mode: .destinationIn)
  }

  /// Adds a picture of this canvas's size as `plusDarker` does: premultiplied,
  /// R = max(0, αR − (αS − S) − (αD − D)), αR = min(1, αS + αD).
  func darken(by picture: Bitmap, through mask: Bitmap?, clip: ClipNode?) {
    guard let layer = Canvas(width: width, height: height, origin: origin) else { return }
    layer.apply(clip)
    let place = CGAffineTransform(translationX: CGFloat(origin.x), y: CGFloat(origin.y))
    layer.paint(.bitmap(picture, place, smooth: false), mode: .normal, through: mask)
    guard let source = layer.finish() else { return }
    withPixels { target in
      source.withPixels { source in
        for index in target.indices {
          target[index] = darker(Pixel(word: source[index]), Pixel(word: target[index])).word
        }
      }
    }
  }
}

private func darker(_ source: Pixel, _ target: Pixel) -> Pixel {
  let (sourceAlpha, targetAlpha) = (Int(source.alpha), Int(target.alpha))
  let alpha = min(sourceAlpha + targetAlpha, 255)
  func channel(_ path: KeyPath<Pixel, UInt8>) -> UInt8 {
    let missing =
      sourceAlpha - Int(source[keyPath: path]) + targetAlpha - Int(target[keyPath: path])
    return UInt8(max(alpha - missing, 0))
  }
  return Pixel(
    red: channel(\.red), green: channel(\.green), blue: channel(\.blue), alpha: UInt8(alpha))
}
