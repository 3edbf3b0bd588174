public import Raster

/// Gives pictures their durations where the length of a film is known only once it is over, as when a
/// finger drives it: each stands until the next is sampled, and the last for the hold.
public struct FrameLookAhead: Sendable {
  private var held: (bitmap: Bitmap, time: Double)?

  public init() {}

  /// Adds the picture sampled at `time` seconds; gives back the one before it.
  public mutating func add(_ bitmap: Bitmap, at time: Double) -> Frame? {
    defer { held = (bitmap, time) }
    return held.map { Frame(bitmap: $0.bitmap, duration: max(0, time - $0.time)) }
  }

  /// Gives back the last picture, which stands for `hold` seconds.
  public mutating func finish(hold: Double = FrameSchedule.defaultEndHold) -> Frame? {
    defer { held = nil }
    return held.map { Frame(bitmap: $0.bitmap, duration: hold) }
  }
}
