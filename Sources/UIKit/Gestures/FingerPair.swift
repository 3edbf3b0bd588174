import Foundation

/// How two fingers lie to each other in the window.
struct FingerPair {
  /// In points.
  let distance: Double
  /// Of the line from the first to the second, in radians.
  let angle: Double

  /// Of the first two fingers; nil with fewer.
  @MainActor
  init?(_ fingers: [UITouch]) {
    guard fingers.count >= 2 else { return nil }
    let (first, second) = (fingers[0].location(in: nil), fingers[1].location(in: nil))
    distance = max(Double(first.distance(to: second)), 1)
    angle = atan2(Double(second.y - first.y), Double(second.x - first.x))
  }
}
