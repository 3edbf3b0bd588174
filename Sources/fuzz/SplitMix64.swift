/// Steele, Lea and Flood's generator: small, and good enough to break things.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// For one try of many with the same seed.
  init(seed: UInt64, number: Int) {
    state = seed &* 0xD134_2543_DE82_EF95
    state = next() ^ UInt64(truncatingIfNeeded: number)
    state = next()
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// Whether something of this probability happens.
  mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < probability
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  mutating func byte() -> UInt8 {
    UInt8(truncatingIfNeeded: next() >> 40)
  }
}
