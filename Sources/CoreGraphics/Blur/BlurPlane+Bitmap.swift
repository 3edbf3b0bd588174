import Raster

extension BlurPlane {
  /// Blue, green, red and alpha, as they lie in memory, from 0 to 255.
  init(_ bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height, channels: 4)
    fill(from: bitmap) { word, place in
      for channel in 0..<4 {
        place[channel] = Float(word >> (8 * UInt32(channel)) & 255)
      }
    }
  }

  /// The alpha alone, from 0 to 255.
  init(alphaOf bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height, channels: 1)
    fill(from: bitmap) { word, place in place[0] = Float(word >> 24) }
  }

  /// Four channels as a bitmap.
  var bitmap: Bitmap {
    makeBitmap { place in
      var word: UInt32 = 0
      for channel in 0..<4 {
        word |= UInt32(min(max(place[channel], 0), 255) + 0.5) << (8 * UInt32(channel))
      }
      return word
    }
  }

  /// One channel as the alpha of a colour.
  func tinted(_ color: RGBA) -> Bitmap {
    let (red, green, blue) = (Float(color.red), Float(color.green), Float(color.blue))
    let share = Float(color.alpha)
    return makeBitmap { place in
      let alpha = min(max(place[0] * share, 0), 255)
      let pixel = Pixel(
        red: UInt8(red * alpha + 0.5), green: UInt8(green * alpha + 0.5),
        blue: UInt8(blue * alpha + 0.5), alpha: UInt8(alpha + 0.5))
      return pixel.word
    }
  }

  private mutating func fill(
    from bitmap: Bitmap, _ write: (UInt32, UnsafeMutablePointer<Float>) -> Void
  ) {
    let (width, height, channels, stride) = (self.width, self.height, self.channels, self.stride)
    bitmap.withPixels { pixels in
      values.withUnsafeMutableBufferPointer { values in
        guard let start = values.baseAddress else { return }
        for y in 0..<height {
          for x in 0..<width {
            write(pixels[y * width + x], start + (y * stride + x * channels))
          }
        }
      }
    }
  }

  private func makeBitmap(_ read: (UnsafePointer<Float>) -> UInt32) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    bitmap.withMutablePixels { pixels in
      values.withUnsafeBufferPointer { values in
        guard let start = values.baseAddress else { return }
        for y in 0..<height {
          for x in 0..<width {
            pixels[y * width + x] = read(start + (y * stride + x * channels))
          }
        }
      }
    }
    return bitmap
  }
}
