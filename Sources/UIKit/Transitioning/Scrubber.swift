import Foundation
import QuartzCore

/// What a finger drives of a transition: what animation blocks have changed in it, wherever that is,
/// and, where it was asked to, everything that moves in the container.
@MainActor
final class Scrubber {
  enum End: Double {
    case start = 0
    case end = 1
  }

  private enum Phase {
    /// The animations run by themselves, since this time of the clock.
    case running(since: CFTimeInterval)
    case held(at: Double)
    /// The animations go from one share of the transition to another.
    case released(from: Double, to: End, since: CFTimeInterval, over: CFTimeInterval)
  }

  private let duration: TimeInterval
  private var phase: Phase
  private var blocks: [AnimationBlock] = []
  private var container: FrozenContainer?
  private var arrival: ScheduledEvent?

  /// For a transition of `duration` seconds.
  init(duration: TimeInterval, isInteractive: Bool) {
    self.duration = duration
    phase = isInteractive ? .held(at: 0) : .running(since: CACurrentMediaTime())
  }

  /// How much of the transition is done, 0…1.
  var share: Double {
    switch phase {
    case .running(let start):
      return duration > 0 ? min((CACurrentMediaTime() - start) / duration, 1) : 1
    case .held(let share): return share
    case .released(let from, let end, let start, let rest):
      let fraction = rest > 0 ? min((CACurrentMediaTime() - start) / rest, 1) : 1
      return from + (end.rawValue - from) * fraction
    }
  }

  /// Runs `body`; the blocks in it are driven from here.
  func track(_ body: () -> Void) {
    let animations = Ambient.current.animations
    switch phase {
    case .held: blocks += animations.tracking(holding: true, body)
    case .running, .released: blocks += animations.tracking(body)
    }
  }

  /// Stops the clock of the container, for all that moves in it.
  func freeze(_ layer: CALayer) {
    container = FrozenContainer(layer, elapsed: share * duration)
  }

  var isFrozen: Bool { container != nil }

  var isHeld: Bool {
    if case .held = phase { true } else { false }
  }

  /// What was let go once doesn't find back to its animator's own curves.
  var canBeHeld: Bool {
    if case .released = phase { container == nil } else { true }
  }

  /// Has everything stand at a share of the transition's time.
  func hold(at share: Double) {
    arrival?.cancel()
    phase = .held(at: share)
    container?.offset = share * duration
    for change in changes { change.hold(at: share * duration) }
  }

  /// Has what was tracked lately stand where the rest does.
  func settle() {
    if isHeld { hold(at: share) }
  }

  /// Has everything go to one end over `remaining` seconds. On the way back the models get their old
  /// values at the end.
  func release(
    toward end: End, over remaining: TimeInterval = 0,
    pacing: PlayedAnimation.Pacing = .curve(nil)
  ) {
    phase = .released(from: share, to: end, since: CACurrentMediaTime(), over: remaining)
    container?.thaw(toward: end.rawValue, over: remaining, pacing: pacing)
    for change in changes { change.play(to: end.rawValue, over: remaining, pacing: pacing) }
    guard remaining > 0 else { return arrive(at: end) }
    arrival = AnimationClock.current.schedule(after: remaining) { self.arrive(at: end) }
  }

  private func arrive(at end: End) {
    if end == .start { blocks.restoreModels() }
    for block in blocks { block.letGo() }
  }

  private var changes: [AnimatedChange] {
    blocks.flatMap(\.changes).filter(\.isRunning)
  }
}
