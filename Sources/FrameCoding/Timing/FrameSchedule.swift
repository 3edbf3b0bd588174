/// When the frames of a film are sampled and how long each stands; a value made before anything is drawn.
///
/// Samples lie at 0, 1/f, 2/f, … and exactly at the end, so the last frame is the exact end state.
public struct FrameSchedule: Sendable, Equatable {
  /// What was asked for and could not be had.
  public enum Warning: Sendable, Equatable {
    /// The format cannot show so many frames a second.
    case rateCapped(asked: Double, used: Double)
    /// The format cannot show the last frame for so short a time; both in seconds.
    case endHoldRaised(asked: Double, used: Double)
  }

  /// The seconds the last frame stands unless told otherwise.
  public static let defaultEndHold = 0.8

  /// Frames a second, after the cap.
  public let framesPerSecond: Double
  /// When each frame is sampled, in seconds from the start of the film; ascending.
  public let times: [Double]
  /// How long each frame stands, in seconds, the holds included.
  public let durations: [Double]
  public let warnings: [Warning]

  /// - Parameters:
  ///   - framesPerSecond: Samples a second; capped at what `tick` can show.
  ///   - duration: The length of the motion, in seconds; 0 makes a film of one frame.
  ///   - startHold: How much longer the first frame stands, in seconds, in whole ticks.
  ///   - endHold: How long the last frame stands, in seconds, in whole ticks.
  ///   - tick: What the coarsest of the formats written counts in; nil if all keep exact times.
  public init(
    framesPerSecond asked: Double, duration: Double, startHold: Double = 0,
    endHold: Double = defaultEndHold, tick: FrameTick? = .gif
  ) {
    precondition(asked > 0 && asked.isFinite, "a frame rate is above zero")
    precondition(duration >= 0 && duration.isFinite, "a film lasts zero seconds or more")
    precondition(startHold >= 0 && endHold >= 0, "a hold lasts zero seconds or more")

    let rate = min(asked, tick?.highestRate ?? asked)
    var warnings: [Warning] = []
    if rate < asked { warnings.append(.rateCapped(asked: asked, used: rate)) }

    let times = Self.sampleTimes(rate: rate, duration: duration)
    var durations = zip(times, times.dropFirst()).map { $1 - $0 }
    let opening = Self.wholeTicks(startHold, tick: tick)
    var closing = Self.wholeTicks(endHold, tick: tick)
    if let tick {
      let shortest = Double(tick.fewest) / tick.perSecond
      if closing < shortest, times.count > 1 || opening + closing < shortest {
        closing = shortest
        warnings.append(.endHoldRaised(asked: endHold, used: closing))
      }
    }
    durations.append(closing)
    durations[0] += opening

    self.framesPerSecond = rate
    self.times = times
    self.durations = durations
    self.warnings = warnings
  }

  /// The frames that `tick` can show: which sample, and for how many ticks.
  public func slots(tick: FrameTick) -> [FrameSlot<Int>] {
    var timer = SlotTimer<Int>(tick: tick)
    let settled = durations.indices.flatMap { timer.add($0, duration: durations[$0]) }
    return settled + timer.finish()
  }

  private static func sampleTimes(rate: Double, duration: Double) -> [Double] {
    let nearEnd = duration - 1e-9
    let whole = sequence(first: 0) { $0 + 1 }.lazy.map { Double($0) / rate }
    return Array(whole.prefix { $0 < nearEnd }) + [duration]
  }

  private static func wholeTicks(_ seconds: Double, tick: FrameTick?) -> Double {
    guard let tick else { return seconds }
    return Double(tick.count(seconds)) / tick.perSecond
  }
}
