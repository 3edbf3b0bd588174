/// How far from a pixel's colour what is shown may be, by `ColourMetric`, if the palette has anything
/// nearer. The more goes on around a pixel, the more the eye forgives.
struct Tolerance {
  /// In smooth areas.
  private let least: Int32
  /// Where much goes on: beyond, specks show around text.
  private let most: Int32
  /// How much of the activity around is added, in sixteenths.
  private let share: Int32

  /// - Parameter quality: 1 to 100; at 100 nothing is tolerated.
  init(quality: Int) {
    // Levels grow in step with what is missing from 100, squared distances with its square.
    let loss = Int32(100 - quality)
    func scaled(_ room: Int32) -> Int32 { room * loss * loss / 100 }
    // 2.5 levels: more shows as bands.
    least = scaled(ColourMetric.distance(levels: 5) / 4)
    most = scaled(ColourMetric.distance(levels: 10))
    share = scaled(24)
  }

  var isNothing: Bool { most == 0 }

  /// - Parameter activity: The sum of the distances to a neighbour in the row and one in the column.
  @inline(__always)
  func room(_ activity: Int32) -> Int32 {
    min(most, least &+ min(activity / 16, most) &* share)
  }
}
