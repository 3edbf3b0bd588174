/// Inks to light.
enum CMYK {
  /// Converts four bytes a pixel to opaque BGRA: by the profile if there is a fitting one, else as inks
  /// that each hold back their own light.
  static func convertToSRGB(
    _ inks: [UInt8], isInverted: Bool, profile: ColorProfile?,
    into pixels: UnsafeMutableBufferPointer<UInt32>
  ) {
    pixels.update(repeating: 0xFF00_0000)
    if let transform = transform(isInverted: isInverted, profile: profile) {
      inks.withUnsafeBytes { transform.apply($0.baseAddress, to: pixels) }
      return
    }
    for index in pixels.indices {
      let light = (0..<4).map { channel in
        let sample = UInt32(inks[4 * index + channel])
        return isInverted ? sample : 255 - sample
      }
      let channels = (0..<3).map { (light[$0] * light[3] + 127) / 255 }
      pixels[index] = 0xFF00_0000 | channels[0] << 16 | channels[1] << 8 | channels[2]
    }
  }

  private static func transform(
    isInverted: Bool, profile: ColorProfile?
  ) -> ColorTransform? {
    guard let profile, profile.space == .cmyk else { return nil }
    return ColorTransform(from: profile, layout: isInverted ? .cmykInverted : .cmyk)
  }
}
