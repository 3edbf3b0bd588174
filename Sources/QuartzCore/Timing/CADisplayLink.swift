/// Calls back sixty times a second of the clock, whatever the frame rate of the film.
///
/// Unlike Apple's, it takes closures and method references too; selectors come with UIKit.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
  private var callback: @MainActor (CADisplayLink) -> Void
  private var event: ScheduledEvent?
  private var tick = 0

  /// The time of the tick that is being handled, in seconds.
  public private(set) var timestamp: CFTimeInterval = 0
  /// Between two ticks, in seconds.
  public let duration: CFTimeInterval = 1 / 60

  public init(_ callback: @escaping @MainActor (CADisplayLink) -> Void) {
    self.callback = callback
    super.init()
  }

  /// Calls a method of the target's class, such as `Self.step`; holds the target until it is
  /// invalidated.
  public convenience init<Owner: AnyObject>(
    target: AnyObject, selector: @escaping (Owner) -> @MainActor () -> Void
  ) {
    self.init { _ in if let owner = target as? Owner { selector(owner)() } }
  }

  /// Calls a method of the target's class, such as `Self.step(_:)`; holds the target until it is
  /// invalidated.
  public convenience init<Owner: AnyObject>(
    target: AnyObject, selector: @escaping (Owner) -> @MainActor (CADisplayLink) -> Void
  ) {
    self.init { link in if let owner = target as? Owner { selector(owner)(link) } }
  }

  /// The time of the next tick, in seconds.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }

  public var isPaused = false {
    didSet { isPaused ? stop() : scheduleNext() }
  }

  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { scheduleNext() }

  public func invalidate() {
    isPaused = true
    callback = { _ in }
  }

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
