/// A colour in levels, with the fractions that carried errors have; or an error, which may be negative.
///
/// Scalars, because a debug build takes a hundred times longer over SIMD values.
struct ColourPoint {
  var red: Float = 0
  var green: Float = 0
  var blue: Float = 0

  init() {}

  @inline(__always)
  init(red: Float, green: Float, blue: Float) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// The colour of a 0x--RRGGBB word.
  @inline(__always)
  init(_ word: UInt32) {
    red = Float(ColourMetric.channel(word, 16))
    green = Float(ColourMetric.channel(word, 8))
    blue = Float(ColourMetric.channel(word, 0))
  }

  @inline(__always)
  static func + (one: ColourPoint, other: ColourPoint) -> ColourPoint {
    ColourPoint(
      red: one.red + other.red, green: one.green + other.green, blue: one.blue + other.blue)
  }

  @inline(__always)
  static func - (one: ColourPoint, other: ColourPoint) -> ColourPoint {
    ColourPoint(
      red: one.red - other.red, green: one.green - other.green, blue: one.blue - other.blue)
  }

  @inline(__always)
  static func * (point: ColourPoint, share: Float) -> ColourPoint {
    ColourPoint(red: point.red * share, green: point.green * share, blue: point.blue * share)
  }

  /// The distance to another, by `ColourMetric`.
  @inline(__always)
  func distance(_ other: ColourPoint) -> Float {
    let difference = self - other
    return Float(ColourMetric.red) * difference.red * difference.red
      + Float(ColourMetric.green) * difference.green * difference.green
      + Float(ColourMetric.blue) * difference.blue * difference.blue
  }
}
