/// Times at which to look at a scene so that one sees how it moves.
enum MotionSamples {
  /// How many pictures show a movement.
  private static let perMovement = 6
  /// Scenes with more movements than this are shown as one.
  private static let mostMovements = 8
  /// The least time between two pictures, in seconds.
  private static let leastStep = 0.01

  /// For each movement so many times from its beginning to its end; the beginning of the scene if
  /// nothing moves.
  static func rows(of movements: [ClosedRange<Double>]) -> [[Double]] {
    guard movements.count <= mostMovements else {
      return [evenly(mostMovements * perMovement, in: movements)]
    }
    return movements.isEmpty ? [[0]] : movements.map { evenly(perMovement, in: [$0]) }
  }

  /// Up to `count` times that divide evenly the time in which something moves, from its first moment to
  /// its last.
  static func evenly(_ count: Int, in movements: [ClosedRange<Double>]) -> [Double] {
    let length = movements.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
    guard let last = movements.last, let first = movements.first else { return [0] }
    let count = min(count, Int(length / leastStep) + 1)
    guard count > 1 else { return [first.lowerBound] }
    let times = (0..<count).map { index in
      index == count - 1
        ? last.upperBound : time(after: length * Double(index) / Double(count - 1), in: movements)
    }
    return times.map { ($0 * 1000).rounded() / 1000 }
  }

  /// The time when something has moved for so many seconds.
  private static func time(after seconds: Double, in movements: [ClosedRange<Double>]) -> Double {
    var left = seconds
    for movement in movements {
      let length = movement.upperBound - movement.lowerBound
      if left < length - 1e-9 { return movement.lowerBound + left }
      left -= length
    }
    return movements.last?.upperBound ?? 0
  }
}
