import Raster

/// Turns frames into slots that differ from their neighbours: times in whole ticks, equal neighbours one.
struct FrameSettler {
  private let tick: FrameTick
  private var timer: SlotTimer<Bitmap>
  /// The last slot, which may still gain the time of an equal one.
  private var standing: FrameSlot<Bitmap>?

  init(tick: FrameTick) {
    self.tick = tick
    timer = SlotTimer(tick: tick)
  }

  /// Adds a frame; gives back what is settled by that.
  mutating func add(_ bitmap: Bitmap, duration: Double) -> [FrameSlot<Bitmap>] {
    merge(timer.add(bitmap, duration: duration))
  }

  /// Gives back the rest.
  mutating func finish() -> [FrameSlot<Bitmap>] {
    var slots = merge(timer.finish())
    if let last = standing.take() { slots.append(last) }
    return slots
  }

  private mutating func merge(_ slots: [FrameSlot<Bitmap>]) -> [FrameSlot<Bitmap>] {
    var settled: [FrameSlot<Bitmap>] = []
    for slot in slots {
      if let last = standing, last.ticks + slot.ticks <= tick.most, last.content == slot.content {
        standing?.ticks += slot.ticks
        continue
      }
      if let last = standing { settled.append(last) }
      standing = slot
    }
    return settled
  }
}
