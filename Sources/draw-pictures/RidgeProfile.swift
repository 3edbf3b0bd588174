import Foundation

/// The outline of a ridge: a few waves, each shorter and lower than the one before.
struct RidgeProfile {
  private let waves: [(frequency: Double, phase: Double, height: Double)]

  init(random: inout SplitMix64) {
    var waves: [(frequency: Double, phase: Double, height: Double)] = []
    for octave in 0..<6 {
      let frequency = pow(2, Double(octave)) * (0.7 + 0.6 * random.unit())
      waves.append((frequency, random.unit(), pow(0.5, Double(octave))))
    }
    self.waves = waves
  }

  /// About 0…1, at `x` from 0 to 1.
  func height(at x: Double) -> Double {
    // Folding each wave makes peaks instead of hills.
    let sum = waves.reduce(0) {
      $0 + $1.height * (1 - abs(sin(.pi * ($1.frequency * x + $1.phase))))
    }
    return sum / 1.6
  }
}

/// A small generator of random numbers whose every run is the same.
struct SplitMix64 {
  var state: UInt64

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// From 0 up to 1.
  mutating func unit() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }
}
