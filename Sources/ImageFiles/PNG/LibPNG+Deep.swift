import CPNG
import Glibc
import Raster

extension LibPNG {
  /// Premultiplied sRGB from 16-bit colours in `profile`, rounded to 8 bits only at the end.
  ///
  /// libpng hands 16-bit samples over as premultiplied light, by the sRGB curve; that is undone first.
  func deepBitmap(from profile: ColorProfile) throws(ImageFileError) -> Bitmap {
    var samples = [UInt16](repeating: 0, count: 4 * width * height)
    let decoded = samples.withUnsafeMutableBytes { target in
      Result { () throws(ImageFileError) in
        try decode(
          as: Self.linearRGBA, into: target.baseAddress, samplesPerRow: 4 * width)
      }
    }
    try decoded.get()
    Self.restoreStoredSamples(&samples)
    var bitmap = Bitmap(width: width, height: height)
    bitmap.withMutablePixels { pixels in
      for index in pixels.indices { pixels[index] = UInt32(samples[4 * index + 3] / 257) << 24 }
      profile.convertToSRGB(deep: samples, into: pixels)
      AlphaConversion.premultiply(pixels)
    }
    return bitmap
  }

  private static let linearRGBA =
    PNG_FORMAT_FLAG_LINEAR | PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA

  private static func restoreStoredSamples(_ samples: inout [UInt16]) {
    let curve = (0...65_535).map { UInt16((encoded(Double($0) / 65_535) * 65_535).rounded()) }
    for pixel in stride(from: 0, to: samples.count, by: 4) {
      let alpha = Int(samples[pixel + 3])
      guard alpha > 0 else { continue }
      for channel in pixel..<pixel + 3 {
        let light = min((Int(samples[channel]) * 65_535 + alpha / 2) / alpha, 65_535)
        samples[channel] = curve[light]
      }
    }
  }

  /// The sRGB curve (IEC 61966-2-1).
  private static func encoded(_ light: Double) -> Double {
    light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}
