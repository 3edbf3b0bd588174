import Foundation
import QuartzCore

/// Driving the animation by hand.
extension AnimatedChange {
  /// Has it stand where it would be `time` seconds after the start of its block.
  func hold(at time: TimeInterval) {
    layer.holdAnimation(forKey: key, at: schedule?.share(at: time) ?? 1)
  }

  /// Has it go from where it is to a share of its way.
  func play(to share: Double, over duration: TimeInterval, pacing: PlayedAnimation.Pacing) {
    layer.playAnimation(
      forKey: key, from: layer.shareOfAnimation(forKey: key) ?? 1, to: share, over: duration,
      pacing: pacing)
  }

  /// Has it stand where it is.
  func hold() {
    layer.holdAnimation(forKey: key, at: layer.shareOfAnimation(forKey: key) ?? 1)
  }

  /// Has it stand where it would be if it went evenly.
  func holdEvenly(at time: TimeInterval) {
    guard let timing = schedule?.timing, timing.duration > 0 else { return hold(at: time) }
    layer.holdAnimation(
      forKey: key, at: min(max((time - timing.beginTime) / timing.duration, 0), 1))
  }

  /// Has it do in `duration` seconds what it would do between two times of its block.
  func play(from start: TimeInterval, to end: TimeInterval, over duration: TimeInterval) {
    guard let schedule, schedule.timing.duration > 0 else { return }
    let begin = schedule.timing.beginTime
    layer.playAnimation(
      forKey: key, from: 0, to: 1, over: duration,
      pacing: .stretch(
        schedule.pacing, from: start - begin, to: end - begin, of: schedule.timing.duration))
  }

  /// The time of its block at which it would be where it is; the one next to `time` where it stays
  /// there.
  func elapsed(near time: TimeInterval) -> TimeInterval {
    guard let schedule, let share = layer.shareOfAnimation(forKey: key) else { return time }
    let (begin, length) = (schedule.timing.beginTime, schedule.timing.duration)
    if share <= 0 { return min(time, begin) }
    if share >= 1 { return max(time, begin + length) }
    return begin + length * schedule.pacing.fraction(reaching: share, of: length)
  }
}
