/// The distance between two colours: squared differences of the channels, weighted by how much the eye
/// makes of them. Whole numbers, so that every machine finds the same palette.
enum ColourMetric {
  /// The weights are near the channels' shares in luma, tempered for chroma.
  static var red: Double { 4 }
  static var green: Double { 9 }
  static var blue: Double { 2 }

  @inline(__always)
  static func distance(_ one: UInt32, _ other: UInt32) -> Int32 {
    sum(
      Int32(truncatingIfNeeded: one >> 16 & 0xFF) &- Int32(truncatingIfNeeded: other >> 16 & 0xFF),
      Int32(truncatingIfNeeded: one >> 8 & 0xFF) &- Int32(truncatingIfNeeded: other >> 8 & 0xFF),
      Int32(truncatingIfNeeded: one & 0xFF) &- Int32(truncatingIfNeeded: other & 0xFF))
  }

  /// The weighted sum of the squares of three differences.
  @inline(__always)
  static func sum(_ red: Int32, _ green: Int32, _ blue: Int32) -> Int32 {
    4 &* red &* red &+ 9 &* green &* green &+ 2 &* blue &* blue
  }
}
