/// A picture and the ticks it is shown for.
public struct FrameSlot<Content> {
  public var content: Content
  public var ticks: Int
}

extension FrameSlot: Sendable where Content: Sendable {}
extension FrameSlot: Equatable where Content: Equatable {}

/// Turns a stream of durations into whole ticks by rounding cumulative time, so that no error adds up.
///
/// A slot under the shortest the format can show merges into its neighbour, never into the last: the
/// last frame is the end state and comes neither early nor goes missing. Four frames of look-ahead.
struct SlotTimer<Content> {
  /// The last frame may take the time of the two before it, which leave theirs to another one.
  private static var lookAhead: Int { 4 }

  private let tick: FrameTick
  /// In seconds: where what was added so far ends.
  private var end = 0.0
  /// What is not settled; only the last of these may be too short.
  private var open: [(content: Content, start: Int)] = []

  init(tick: FrameTick) {
    self.tick = tick
  }

  /// Adds a frame of `duration` seconds; gives back what is settled by that.
  mutating func add(_ content: Content, duration: Double) -> [FrameSlot<Content>] {
    precondition(duration >= 0 && duration.isFinite, "a frame stands zero seconds or more")
    mergeShortBeforeAnother()
    open.append((content, tick.count(end)))
    end += duration
    return settle(keeping: Self.lookAhead)
  }

  /// Gives back the rest. The last slot has the fewest ticks allowed even where its duration is less.
  mutating func finish() -> [FrameSlot<Content>] {
    var last = tick.count(end)
    makeRoomForTheLast(endingAt: &last)
    var slots = settle(keeping: 1)
    if let frame = open.popLast() {
      slots.append(FrameSlot(content: frame.content, ticks: last - frame.start))
    }
    return slots
  }

  /// The newest frame is not the last one: if the one before it is too short, it gains its time. A frame
  /// that is long enough is not given up for one that isn't, but the other way round.
  private mutating func mergeShortBeforeAnother() {
    guard open.count >= 2 else { return }
    let (before, newest) = (open[open.count - 2], open[open.count - 1])
    guard newest.start - before.start < tick.fewest else { return }
    open.removeLast()
    if tick.count(end) - newest.start >= tick.fewest {
      open[open.count - 1].content = newest.content
    }
  }

  private mutating func makeRoomForTheLast(endingAt end: inout Int) {
    guard !open.isEmpty else { return }
    if end - open[open.count - 1].start < tick.fewest {
      open[open.count - 1].start = max(end - tick.fewest, open[0].start)
    }
    while open.count >= 3, open[open.count - 1].start - open[open.count - 2].start < tick.fewest {
      open.remove(at: open.count - 2)
    }
    if open.count == 2 { open[1].start = max(open[1].start, open[0].start + tick.fewest) }
    end = max(end, open[open.count - 1].start + tick.fewest)
  }

  private mutating func settle(keeping count: Int) -> [FrameSlot<Content>] {
    var slots: [FrameSlot<Content>] = []
    while open.count > count {
      let first = open.removeFirst()
      slots.append(FrameSlot(content: first.content, ticks: open[0].start - first.start))
    }
    return slots
  }
}
