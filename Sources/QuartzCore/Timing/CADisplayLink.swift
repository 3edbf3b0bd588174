/// Calls back sixty times a second of the clock, whatever the frame rate of the film.
///
/// Unlike Apple's, it takes a closure: there are no selectors without an Objective-C runtime.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
  private let callback: (CADisplayLink) -> Void
  private var event: ScheduledEvent?
  private var tick = 0

  /// The time of the tick that is being handled, in seconds.
  public private(set) var timestamp: CFTimeInterval = 0
  /// Between two ticks, in seconds.
  public let duration: CFTimeInterval = 1 / 60

  public init(_ callback: @escaping (CADisplayLink) -> Void) {
    self.callback = callback
    super.init()
  }

  /// The time of the next tick, in seconds.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }

  public var isPaused = false {
    didSet { isPaused ? stop() : scheduleNext() }
  }

  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { scheduleNext() }

  public func invalidate() { stop() }

  private func stop() {
    event?.cancel()
    event = nil
  }

  private func scheduleNext() {
    guard event == nil, !isPaused else { return }
    let clock = AnimationClock.current
    tick = Int((clock.now * 60 + 1e-6).rounded(.down)) + 1
    event = clock.schedule(at: Double(tick) / 60) { [weak self] in self?.fire() }
  }

  private func fire() {
    event = nil
    timestamp = AnimationClock.current.now
    callback(self)
    scheduleNext()
  }
}
