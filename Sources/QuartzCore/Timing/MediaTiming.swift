/// The values of `CAMediaTiming`, and the arithmetic on them.
package struct MediaTiming: Sendable, Equatable {
  package var beginTime: CFTimeInterval = 0
  package var duration: CFTimeInterval = 0
  package var speed: Float = 1
  package var timeOffset: CFTimeInterval = 0
  package var repeatCount: Float = 0
  package var repeatDuration: CFTimeInterval = 0
  package var autoreverses = false
  package var fillMode = CAMediaTimingFillMode.removed

  package init() {}

  package init(duration: CFTimeInterval) { self.duration = duration }

  /// The local time at `time` of the parent.
  package func localTime(_ time: CFTimeInterval) -> CFTimeInterval {
    (time - beginTime) * Double(speed) + timeOffset
  }

  /// The parent's time at `local`, or nil where the clock stands.
  package func parentTime(_ local: CFTimeInterval) -> CFTimeInterval? {
    speed == 0 ? nil : (local - timeOffset) / Double(speed) + beginTime
  }

  /// One run there, and back where it autoreverses, in local seconds.
  package var cycle: CFTimeInterval { autoreverses ? 2 * duration : duration }

  /// How long it is active, in seconds of the parent's time.
  package var activeDuration: CFTimeInterval {
    guard speed != 0 else { return .infinity }
    return localActiveDuration / Double(abs(speed))
  }

  private var localActiveDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 ? cycle * Double(repeatCount) : cycle
  }

  /// Where in its run an animation is at `time` of its layer.
  package enum Phase: Sendable, Equatable {
    case before, active, after
  }

  package func phase(at time: CFTimeInterval) -> Phase {
    if time < beginTime - Self.tolerance { return .before }
    return time >= beginTime + activeDuration - Self.tolerance ? .after : .active
  }

  /// Two instants that differ by less than this many seconds are one.
  static let tolerance = 1e-9

  /// The share of one run at `time`, 0…1, and how many runs are over; nil where nothing shows.
  package func progress(at time: CFTimeInterval) -> (fraction: Double, run: Int)? {
    switch phase(at: time) {
    case .before:
      guard fillMode == .backwards || fillMode == .both else { return nil }
      return progress(atLocal: timeOffset)
    case .active:
      return progress(atLocal: localTime(max(time, beginTime)))
    case .after:
      guard fillMode == .forwards || fillMode == .both else { return nil }
      return endingProgress
    }
  }

  private func progress(atLocal local: CFTimeInterval) -> (fraction: Double, run: Int) {
    guard duration > 0, local.isFinite else { return (1, 0) }
    let span = localActiveDuration
    // A negative speed plays from the end of the active span back to its start.
    var local = speed < 0 ? span + local : local
    if speed == 0, local >= span { return endingProgress }
    // An offset moves the start within the span, which then wraps round.
    if timeOffset != 0, speed != 0, span.isFinite, local >= span { local -= span }
    let run = (local / cycle).rounded(.down)
    let within = local - run * cycle
    let fraction = within > duration ? (cycle - within) / duration : within / duration
    return (min(max(fraction, 0), 1), Int(min(max(run, 0), 1e9)))
  }

  private var endingProgress: (fraction: Double, run: Int) {
    guard duration > 0, speed >= 0 else { return (speed < 0 ? 0 : 1, 0) }
    let runs = localActiveDuration / cycle
    let whole = runs.rounded(.down)
    guard whole == runs else { return progress(atLocal: localActiveDuration) }
    return (autoreverses ? 0 : 1, Int(max(whole - 1, 0)))
  }
}
