import CPango
import CoreGraphics

/// Pango counts in 1/1024 of a point, in 32 bits.
enum Units {
  /// Far from the end of 32 bits, and wider than any picture.
  private static let greatest: CGFloat = 524_288

  static func points(_ units: Int32) -> CGFloat {
    CGFloat(units) / CGFloat(PANGO_SCALE)
  }

  /// Rounded up, so that what has just been measured still fits.
  static func units(_ points: CGFloat) -> Int32 {
    guard points.isFinite else { return Int32(greatest) * PANGO_SCALE }
    return Int32((min(max(points, -greatest), greatest) * CGFloat(PANGO_SCALE)).rounded(.up))
  }
}
