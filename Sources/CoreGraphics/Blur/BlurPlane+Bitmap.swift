import Raster

extension BlurPlane {
  /// Blue, green, red and alpha, as they lie in memory, from 0 to 255.
  convenience init(_ bitmap: Bitmap, _ edges: BlurEdges) {
    self.init(width: bitmap.width, height: bitmap.height, channels: 4, edges: edges)
    bitmap.withPixels { pixels in
      for y in 0..<height {
        for x in 0..<width {
          let (word, place) = (pixels[y * width + x], y * stride + x * 4)
          values[place] = Float(word & 255)
          values[place + 1] = Float(word >> 8 & 255)
          values[place + 2] = Float(word >> 16 & 255)
          values[place + 3] = Float(word >> 24)
        }
      }
    }
  }

  /// The alpha alone, from 0 to 255.
  convenience init(alphaOf bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height, channels: 1, edges: .clear)
    bitmap.withPixels { pixels in
      for y in 0..<height {
        for x in 0..<width { values[y * stride + x] = Float(pixels[y * width + x] >> 24) }
      }
    }
  }

  /// Four channels as a bitmap.
  var bitmap: Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    bitmap.withMutablePixels { pixels in
      for y in 0..<height {
        for x in 0..<width {
          let place = y * stride + x * 4
          let (blue, green) = (byte(values[place]), byte(values[place + 1]))
          let (red, alpha) = (byte(values[place + 2]), byte(values[place + 3]))
          pixels[y * width + x] = alpha << 24 | red << 16 | green << 8 | blue
        }
      }
    }
    return bitmap
  }

  /// One channel as the alpha of a colour, in steps of a sixteenth.
  func tinted(_ color: RGBA) -> Bitmap {
    let table = (0...4096).map { step -> UInt32 in
      let alpha = min(Double(step) / 16, 255) * color.alpha
      func byte(_ share: Double) -> UInt32 { UInt32((share * alpha).rounded()) }
      return byte(1) << 24 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
    }
    var bitmap = Bitmap(width: width, height: height)
    bitmap.withMutablePixels { pixels in
      table.withUnsafeBufferPointer { table in
        for y in 0..<height {
          for x in 0..<width {
            pixels[y * width + x] = table[Int(values[y * stride + x] * 16 + 0.5)]
          }
        }
      }
    }
    return bitmap
  }
}

/// To the nearest whole number. Weights are positive and add up to one, so nothing leaves 0...255.
@inline(__always)
private func byte(_ value: Float) -> UInt32 {
  UInt32(value + 0.5)
}
