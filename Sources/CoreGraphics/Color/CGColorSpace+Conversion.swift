import Foundation

extension CGColorSpace {
  /// A colour of this space in sRGB, its components cut to 0...1.
  func rgba(_ components: [CGFloat]) -> RGBA {
    let values = components.map(Double.init)
    let alpha = unit(values[numberOfComponents])
    guard model == .rgb else {
      let white = unit(values[0])
      return RGBA(red: white, green: white, blue: white, alpha: alpha)
    }
    let rgb = name == Self.displayP3 ? fromDisplayP3(values) : values
    return RGBA(red: unit(rgb[0]), green: unit(rgb[1]), blue: unit(rgb[2]), alpha: alpha)
  }

  /// The matrix from linear Display P3 to linear sRGB follows from the primaries of both (D65).
  private func fromDisplayP3(_ values: [Double]) -> [Double] {
    let linear = values.prefix(3).map(decoded)
    let (red, green, blue) = (linear[0], linear[1], linear[2])
    return [
      encoded(1.2249401763 * red - 0.2249401763 * green),
      encoded(-0.0420569547 * red + 1.0420569547 * green),
      encoded(-0.0196375546 * red - 0.0786360456 * green + 1.0982736001 * blue),
    ]
  }
}

private func unit(_ value: Double) -> Double {
  value.isNaN ? 0 : min(max(value, 0), 1)
}

/// From sRGB's curve to light (IEC 61966-2-1).
private func decoded(_ value: Double) -> Double {
  value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
}

/// From light to sRGB's curve (IEC 61966-2-1).
private func encoded(_ value: Double) -> Double {
  value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
}
