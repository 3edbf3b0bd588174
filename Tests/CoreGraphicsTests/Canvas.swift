import CoreGraphics
import Raster

/// What `body` paints on `width` × `height` clear pixels, y down, a point a pixel.
func painted(
  _ width: Int = 20, _ height: Int = 20, scale: CGFloat = 1, _ body: (CGContext) -> Void
) -> Bitmap {
  var bitmap = Bitmap(width: width, height: height)
  CGContext.draw(into: &bitmap, scale: scale, body)
  return bitmap
}

/// Pixels that tests talk about.
enum Pixels {
  static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
  static let white = Pixel(red: 255, green: 255, blue: 255)
  static let black = Pixel(red: 0, green: 0, blue: 0)
  static let red = Pixel(red: 255, green: 0, blue: 0)
  static let green = Pixel(red: 0, green: 255, blue: 0)
  static let blue = Pixel(red: 0, green: 0, blue: 255)
}

extension Pixel {
  /// The largest difference of a channel.
  func distance(to other: Pixel) -> Int {
    let colours = max(difference(red, other.red), difference(green, other.green))
    return max(colours, difference(blue, other.blue), difference(alpha, other.alpha))
  }

  private func difference(_ one: UInt8, _ other: UInt8) -> Int { abs(Int(one) - Int(other)) }
}

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

/// Two by two pixels: red and green above, blue and white below.
let quarters: CGImage = {
  var bitmap = Bitmap(width: 2, height: 2)
  (bitmap[0, 0], bitmap[1, 0], bitmap[0, 1], bitmap[1, 1]) = (
    Pixels.red, Pixels.green, Pixels.blue, Pixels.white
  )
  return CGImage(bitmap)
}()
