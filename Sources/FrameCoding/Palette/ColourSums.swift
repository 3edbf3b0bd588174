/// Sums over pixels: of their channels, and of the pixels themselves.
///
/// Scalars, because a debug build takes a hundred times longer over SIMD values.
struct ColourSums {
  var red = 0.0
  var green = 0.0
  var blue = 0.0
  var count = 0.0

  @inline(__always)
  static func += (sums: inout ColourSums, more: ColourSums) {
    sums.red += more.red
    sums.green += more.green
    sums.blue += more.blue
    sums.count += more.count
  }

  @inline(__always)
  static func - (all: ColourSums, part: ColourSums) -> ColourSums {
    ColourSums(
      red: all.red - part.red, green: all.green - part.green, blue: all.blue - part.blue,
      count: all.count - part.count)
  }

  /// The mean, rounded to whole levels, as a 0x00RRGGBB word.
  var mean: UInt32 {
    UInt32(red / count + 0.5) << 16 | UInt32(green / count + 0.5) << 8 | UInt32(blue / count + 0.5)
  }

  /// What the mean accounts for of the squared error about black, by `ColourMetric`.
  @inline(__always)
  var explained: Double {
    let squares =
      ColourMetric.red * red * red + ColourMetric.green * green * green
      + ColourMetric.blue * blue * blue
    return squares / count
  }
}
