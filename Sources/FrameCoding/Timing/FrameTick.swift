/// How finely a format counts the time a frame stands.
public struct FrameTick: Sendable, Equatable {
  /// Ticks in a second.
  public var perSecond: Double
  /// The fewest ticks a frame may stand.
  public var fewest: Int
  /// The most ticks that fit into one frame.
  public var most: Int

  public init(perSecond: Double, fewest: Int, most: Int) {
    precondition(perSecond > 0 && fewest >= 1 && most >= fewest, "a tick has a length")
    (self.perSecond, self.fewest, self.most) = (perSecond, fewest, most)
  }

  /// Centiseconds; browsers play a delay of 0 or 1 as 10, so 2 is the shortest.
  public static let gif = FrameTick(perSecond: 100, fewest: 2, most: 65_535)

  /// The highest frame rate of which every frame can be shown, in frames a second.
  public var highestRate: Double { perSecond / Double(fewest) }

  /// The whole tick nearest to a time in seconds, halves upwards.
  func count(_ seconds: Double) -> Int {
    let tolerance = 1e-6  // for the sum of many durations that misses a half by its last bits
    return Int((seconds * perSecond + 0.5 + tolerance).rounded(.down))
  }
}
