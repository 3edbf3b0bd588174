import CPNG
import Raster

extension LibPNG {
  /// Premultiplied sRGB from 16-bit colours in `profile`, rounded to 8 bits only at the end.
  ///
  /// libpng hands 16-bit samples over as premultiplied light. So the file has to call its samples
  /// light (gAMA 1), and they stay what they are.
  func deepBitmap(from profile: ColorProfile) throws(ImageFileError) -> Bitmap {
    var samples = [UInt16](repeating: 0, count: 4 * width * height)
    let decoded = samples.withUnsafeMutableBytes { target in
      Result { () throws(ImageFileError) in
        try decode(as: Self.linearRGBA, into: target.baseAddress, samplesPerRow: 4 * width)
      }
    }
    try decoded.get()
    samples.withUnsafeMutableBufferPointer { Self.makeStraight($0) }
    var bitmap = Bitmap(width: width, height: height)
    bitmap.withMutablePixels { pixels in
      for index in pixels.indices {
        let alpha = (UInt32(samples[4 * index + 3]) * 255 + 32_767) / 65_535
        pixels[index] = alpha << 24
      }
      profile.convertToSRGB(deep: samples, into: pixels)
      AlphaConversion.premultiply(pixels)
    }
    return bitmap
  }

  private static let linearRGBA =
    PNG_FORMAT_FLAG_LINEAR | PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA

  private static func makeStraight(_ samples: UnsafeMutableBufferPointer<UInt16>) {
    for pixel in stride(from: 0, to: samples.count, by: 4) {
      let alpha = UInt64(samples[pixel + 3])
      guard alpha > 0, alpha < 65_535 else { continue }
      for channel in pixel..<pixel + 3 {
        let straight = (UInt64(samples[channel]) * 65_535 + alpha / 2) / alpha
        samples[channel] = UInt16(min(straight, 65_535))
      }
    }
  }
}
