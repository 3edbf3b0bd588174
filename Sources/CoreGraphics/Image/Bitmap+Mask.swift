import Raster

extension Bitmap {
  /// As a mask, whose alpha says how much is let through: itself when it has any alpha, else its
  /// lightness (ITU-R BT.709).
  var asMask: Bitmap {
    let isOpaque = withPixels { $0.allSatisfy { $0 >> 24 == 255 } }
    guard isOpaque else { return self }
    var mask = self
    mask.withMutablePixels { pixels in
      for index in pixels.indices {
        let pixel = Pixel(word: pixels[index])
        let (red, green, blue) = (Int(pixel.red), Int(pixel.green), Int(pixel.blue))
        let light = UInt8((2126 * red + 7152 * green + 722 * blue + 5000) / 10000)
        pixels[index] = Pixel(red: light, green: light, blue: light, alpha: light).word
      }
    }
    return mask
  }
}
