public import Foundation
import QuartzCore

/// Foundation's timer, on virtual time.
///
/// Declared here, it takes the place of Foundation's class in files that import UIKit. Timers belong
/// to the main thread.
public final class Timer: NSObject, @unchecked Sendable {
  public let timeInterval: TimeInterval

  public private(set) var isValid = true

  /// How late it may be; a timer on virtual time never is.
  public var tolerance: TimeInterval = 0

  private let repeats: Bool
  private let block: @Sendable (Timer) -> Void
  private var isScheduled = false

  /// A timer that has not started: `RunLoop.add(_:forMode:)` starts it.
  public init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    timeInterval = max(interval, 0.0001)
    self.repeats = repeats
    self.block = block
  }

  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start()
    return timer
  }

  public func fire() {
    guard isValid else { return }
    block(self)
    if !repeats { invalidate() }
  }

  public func invalidate() {
    isValid = false
  }

  func start() {
    guard !isScheduled else { return }
    isScheduled = true
    scheduleNext(at: MainQueue.now + timeInterval)
  }

  /// Each instant is reckoned from the one before, so that none drifts.
  private func scheduleNext(at due: Double) {
    MainQueue.schedule(after: due - MainQueue.now) { [self] in
      fire()
      if isValid { scheduleNext(at: due + timeInterval) }
    }
  }
}

extension RunLoop {
  /// Starts `timer` on virtual time, whatever the run loop and the mode.
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    timer.start()
  }
}
