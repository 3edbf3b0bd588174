/// The exponent between light and sample that a gAMA chunk tells.
struct PNGGamma {
  /// sample = light ^ encoding.
  let encoding: Double

  init?(gAMA: ByteView) {
    guard let stored = gAMA.uint32(at: 0), stored >= 1_000, stored <= 1_000_000 else { return nil }
    encoding = Double(stored) / 100_000
  }

  /// 1/2.2 stands for the sRGB curve, as writers that know only gAMA mean it; 5 % is what libpng
  /// takes for no difference.
  var isNearSRGB: Bool { abs(encoding * 2.2 - 1) < 0.05 }
}
