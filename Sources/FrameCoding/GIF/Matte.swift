import Raster

extension Bitmap {
  /// The picture over a colour; itself where it is opaque.
  func composited(over matte: Pixel) -> Bitmap {
    let isOpaque = withPixels { pixels in
      pixels.reduce(0xFF00_0000) { $0 & $1 } == 0xFF00_0000
    }
    if isOpaque { return self }
    var opaque = self
    opaque.withMutablePixels { pixels in
      for index in pixels.indices { pixels[index] = Pixel(word: pixels[index]).over(matte).word }
    }
    return opaque
  }
}

extension Pixel {
  /// A premultiplied pixel over an opaque colour.
  fileprivate func over(_ matte: Pixel) -> Pixel {
    func mix(_ mine: UInt8, _ below: UInt8) -> UInt8 {
      let share = (Int(below) * (255 - Int(alpha)) + 127) / 255
      return UInt8(min(255, Int(mine) + share))
    }
    return Pixel(
      red: mix(red, matte.red), green: mix(green, matte.green), blue: mix(blue, matte.blue))
  }
}
