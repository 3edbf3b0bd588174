import Foundation
import QuartzCore

/// The changes of a property animator on a time line of their own: at rest, or on a course.
///
/// Shares and seconds here count from the start values to the end values, also on the way back.
@MainActor
final class AnimatorTimeline {
  private enum Course {
    /// Scrubbed to `fraction`, or paused there `elapsed` seconds after the start.
    case rest(fraction: Double, elapsed: TimeInterval?)

    /// At the animator's own pace, from `elapsed` seconds after the start; to either end.
    case own(elapsed: TimeInterval, backwards: Bool, since: CFTimeInterval)

    /// From one share of the way to another at another pace.
    case other(
      from: Double, to: Double, over: TimeInterval, PlayedAnimation.Pacing, since: CFTimeInterval)
  }

  let duration: TimeInterval
  private let pace: BlockTiming.Pace
  private let options: UIView.AnimationOptions

  /// Whether a fraction is a share of the way, or of the time.
  private let isLinear: Bool

  private var blocks: [AnimationBlock] = []
  private var course = Course.rest(fraction: 0, elapsed: 0)

  init(
    duration: TimeInterval, pace: BlockTiming.Pace, isLinear: Bool, allowsTouches: Bool
  ) {
    self.duration = duration
    self.pace = pace
    self.isLinear = isLinear
    options = allowsTouches ? .allowUserInteraction : []
  }

  /// How much is done.
  var fraction: Double {
    switch course {
    case .rest(let fraction, _): fraction
    case .own, .other: isLinear ? progress : timeShare
    }
  }

  var isMoving: Bool { changes.contains(where: \.isRunning) }

  /// Changes what `animation` does, starting after a share of the time that is left.
  func add(_ animation: @escaping () -> Void, delayFactor: Double, onEnd: @escaping () -> Void) {
    let start = max(elapsed, 0)
    let left = duration - start
    let timing = BlockTiming(
      duration: left * (1 - delayFactor), delay: start + left * delayFactor,
      options: options.union([
        .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
      ]), pace: pace)
    let added = Ambient.current.animations.tracking(exclusively: true) {
      Ambient.current.animations.run(timing, animations: animation) { _ in onEnd() }
    }
    blocks += added
    for change in added.flatMap(\.changes) where change.isRunning { follow(change) }
  }

  /// Stands at `fraction`.
  func rest(at fraction: Double) {
    course = .rest(fraction: fraction, elapsed: nil)
    for change in running { follow(change) }
  }

  /// Stands where it is.
  func pause() {
    let elapsed: TimeInterval? = if case .own = course { self.elapsed } else { nil }
    course = .rest(fraction: fraction, elapsed: elapsed)
    for change in running { change.hold() }
  }

  /// Goes on from where it is at its own pace, back to the start or on to the end; returns how many
  /// seconds that takes. With a delay it stands until then.
  func goOn(backwards: Bool, delay: TimeInterval = 0) -> TimeInterval {
    let rest = course
    let elapsed = elapsed
    course = .own(
      elapsed: elapsed - delay, backwards: backwards, since: AnimationClock.current.now)
    for change in running {
      if case .rest(_, nil) = rest {
        change.play(
          from: change.elapsed(near: elapsed), to: backwards ? 0 : duration, over: left)
      } else {
        follow(change)
      }
    }
    return left
  }

  /// Goes on from where it is at another pace, over `span` seconds; returns how many of them that
  /// takes: none at the end already.
  func goOn(
    backwards: Bool, over span: TimeInterval, _ pacing: PlayedAnimation.Pacing
  ) -> TimeInterval {
    let (start, end): (Double, Double) = (progress, backwards ? 0 : 1)
    course = .other(
      from: start, to: end, over: start == end ? 0 : span, pacing,
      since: AnimationClock.current.now)
    for change in running { follow(change) }
    return left
  }

  /// How many seconds of its own time are left until one end.
  func timeLeft(backwards: Bool) -> TimeInterval { backwards ? elapsed : duration - elapsed }

  /// Ends all animations; what they were to reach is there.
  func end(finished: Bool) {
    for change in running { change.conclude(finished: finished) }
  }

  /// Gives the models what shows.
  func keepWhatShows() {
    let shown = running.map { ($0, $0.shownValue) }
    end(finished: false)
    for (change, value) in shown { change.setModel(value) }
  }

  /// Gives the models the values of one end.
  func setModels(to position: UIViewAnimatingPosition) {
    switch position {
    case .start: blocks.restoreModels()
    case .end: for change in changes { change.setModel(change.newValue) }
    case .current: break
    }
  }
}

extension AnimatorTimeline {
  private var changes: [AnimatedChange] {
    blocks.flatMap(\.changes).sorted { $0.sequence < $1.sequence }
  }

  private var running: [AnimatedChange] { changes.filter(\.isRunning) }

  private var pacing: PlayedAnimation.Pacing { pace.pacing(over: duration) }

  /// How many seconds of its own time are over.
  private var elapsed: TimeInterval {
    switch course {
    case .rest(_, let elapsed?): return elapsed
    case .rest(let fraction, nil):
      // A spring has been at its end before it comes to rest there.
      if fraction >= 1 { return duration }
      return isLinear
        ? duration * pacing.fraction(reaching: fraction, of: duration)
        : duration * fraction
    case .own(let elapsed, let backwards, let start):
      let passed = AnimationClock.current.now - start
      return min(backwards ? max(elapsed - passed, 0) : elapsed + passed, duration)
    case .other: return duration * pacing.fraction(reaching: progress, of: duration)
    }
  }

  /// How much of its own time is over.
  private var timeShare: Double { duration > 0 ? max(elapsed, 0) / duration : 1 }

  /// How much of the way is done.
  private var progress: Double {
    switch course {
    case .other(let from, let to, let span, let pacing, let start):
      let fraction = span > 0 ? min((AnimationClock.current.now - start) / span, 1) : 1
      return from + (to - from) * pacing.share(at: fraction, of: span)
    case .rest(let fraction, nil) where isLinear: return fraction
    case .rest, .own: return pacing.share(at: timeShare, of: duration)
    }
  }

  /// How many seconds are left of the present course.
  private var left: TimeInterval {
    switch course {
    case .rest: return .infinity
    case .own(_, let backwards, _): return timeLeft(backwards: backwards)
    case .other(_, _, let span, _, let start):
      return max(span - (AnimationClock.current.now - start), 0)
    }
  }

  /// Puts a change on the present course.
  private func follow(_ change: AnimatedChange) {
    switch course {
    case .rest(let fraction, nil) where isLinear: change.holdEvenly(at: fraction * duration)
    case .rest: change.hold(at: elapsed)
    case .own(_, let backwards, _):
      change.play(from: elapsed, to: backwards ? 0 : duration, over: left)
    case .other(_, let end, _, let pacing, _): change.play(to: end, over: left, pacing: pacing)
    }
  }
}
