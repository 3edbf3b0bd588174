/// A pixel's colour, and how far from it what is painted may be, in one word: the colour in the low 24
/// bits, above them the levels that make up the room, in quarters.
struct Room {
  let word: UInt32
  private static let steps: Float = 4

  /// No other colour will do.
  static let none: UInt32 = 0

  @inline(__always)
  init(word: UInt32) {
    self.word = word
  }

  /// - Parameter distance: The farthest that will do, by `ColourMetric`.
  @inline(__always)
  init(_ colour: UInt32, distance: Int32) {
    let level = Float(ColourMetric.distance(levels: 1))
    let levels = (Float(distance) / level).squareRoot() * Self.steps
    word = colour & 0xFF_FFFF | UInt32(min(255, levels.rounded(.up))) << 24
  }

  @inline(__always)
  var isNone: Bool { word >> 24 == 0 }

  /// By `ColourMetric`.
  @inline(__always)
  var distance: Float {
    let levels = Float(word >> 24) / Self.steps
    return Float(ColourMetric.distance(levels: 1)) * levels * levels
  }
}
