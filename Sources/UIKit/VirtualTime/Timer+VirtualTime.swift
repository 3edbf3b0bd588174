public import Foundation

/// Foundation's timers, on virtual time.
///
/// In files that import UIKit these take the place of Foundation's members of the same names;
/// beside an explicit import of Foundation the two are ambiguous, so that no timer stands still in
/// silence.
extension Timer {
  @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @Sendable @escaping (Timer) -> Void
  ) -> Timer {
    Timer(ticking: interval, repeats: repeats, block: block)
  }

  /// Unlike Apple's, it runs at once, not when it is added to a run loop.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @Sendable @escaping (Timer) -> Void
  ) {
    self.init(ticking: interval, repeats: repeats, block: block)
  }

  convenience init(
    ticking interval: TimeInterval, repeats: Bool, block: @Sendable @escaping (Timer) -> Void
  ) {
    let interval = max(interval, 0.0001)
    self.init(
      fire: .distantFuture, interval: repeats ? interval : 0, repeats: repeats, block: block)
    scheduleNext(at: MainQueue.now + interval)
  }

  /// Each instant is reckoned from the one before, so that none drifts.
  private func scheduleNext(at due: Double) {
    MainQueue.schedule(after: due - MainQueue.now) { [self] in
      fire()
      if isValid { scheduleNext(at: due + timeInterval) }
    }
  }
}
