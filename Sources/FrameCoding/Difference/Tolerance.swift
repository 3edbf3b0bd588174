/// How far from a pixel's colour what is shown may be, beyond what the palette makes it, by
/// `ColourMetric`.
///
/// The eye forgives the more the more goes on around a pixel, and nothing in flat areas and smooth
/// gradients: there a pixel that is off shows, and the runs are long anyway.
struct Tolerance {
  /// What the steps of a gradient come to: a level in every channel, in the row and in the column.
  private static let gradient = 2 * ColourMetric.distance(levels: 1)
  /// Where something goes on, at least …
  private let least: Int32
  /// … and at most.
  private let most: Int32
  /// How much of the activity around is added, in sixteenths.
  private let share: Int32

  /// - Parameter quality: 1 to 100; at 100 nothing is tolerated.
  init(quality: Int) {
    // Levels grow in step with what is missing from 100, squared distances with its square.
    let loss = Int32(100 - quality)
    func scaled(_ room: Int32) -> Int32 { room * loss * loss / 100 }
    least = scaled(ColourMetric.distance(levels: 3))
    most = scaled(ColourMetric.distance(levels: 8))
    share = scaled(8)
  }

  var isNothing: Bool { most == 0 }

  /// - Parameter activity: The sum of the distances to a neighbour in the row and one in the column.
  @inline(__always)
  func room(_ activity: Int32) -> Int32 {
    guard activity > Self.gradient else { return 0 }
    return min(most, least &+ min(activity / 16, most) &* share)
  }
}
