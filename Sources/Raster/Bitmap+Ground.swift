extension Bitmap {
  /// Shows a colour where it isn't opaque.
  package mutating func lay(over pixel: Pixel) {
    withMutablePixels { pixels in
      for index in pixels.indices where pixels[index] < 0xFF00_0000 {
        let mine = Pixel(word: pixels[index])
        let below = pixel.faded(255 - mine.alpha)
        pixels[index] =
          Pixel(
            red: mine.red + below.red, green: mine.green + below.green,
            blue: mine.blue + below.blue,
            alpha: mine.alpha + below.alpha
          ).word
      }
    }
  }
}

extension Pixel {
  /// So many 255ths of it.
  package func faded(_ share: UInt8) -> Pixel {
    func part(_ channel: UInt8) -> UInt8 { UInt8((Int(channel) * Int(share) + 127) / 255) }
    return Pixel(red: part(red), green: part(green), blue: part(blue), alpha: part(alpha))
  }
}
