/// The distance between two colours: squared differences of the channels, weighted by how much the eye
/// makes of them. Whole numbers, so that every machine finds the same palette.
enum ColourMetric {
  /// The weights: best of several tried, by SSIMULACRA2 and FLIP, on interface and photographs.
  static var red: Double { 3 }
  static var green: Double { 9 }
  static var blue: Double { 4 }

  /// The distance of `levels` in every channel.
  static func distance(levels: Int32) -> Int32 {
    sum(levels, levels, levels)
  }

  @inline(__always)
  static func distance(_ one: UInt32, _ other: UInt32) -> Int32 {
    sum(
      channel(one, 16) &- channel(other, 16), channel(one, 8) &- channel(other, 8),
      channel(one, 0) &- channel(other, 0))
  }

  /// The weighted sum of the squares of three differences.
  @inline(__always)
  static func sum(_ red: Int32, _ green: Int32, _ blue: Int32) -> Int32 {
    product((red, green, blue), (red, green, blue))
  }

  /// The weighted scalar product of two differences.
  @inline(__always)
  static func product(
    _ one: (red: Int32, green: Int32, blue: Int32), _ other: (red: Int32, green: Int32, blue: Int32)
  ) -> Int32 {
    Int32(red) &* one.red &* other.red &+ Int32(green) &* one.green &* other.green
      &+ Int32(blue) &* one.blue &* other.blue
  }

  /// A channel of a 0x--RRGGBB word.
  @inline(__always)
  static func channel(_ word: UInt32, _ shift: UInt32) -> Int32 {
    Int32(truncatingIfNeeded: word >> shift & 0xFF)
  }
}
