@testable import QuartzCore

/// Puts a clock at 0 in place for the rest of a test's body. Tests on the main actor that never wait
/// don't interleave, so each body that depends on the clock begins with this.
@MainActor @discardableResult
func freshClock() -> AnimationClock {
  let clock = AnimationClock()
  AnimationClock.current = clock
  return clock
}

/// A fresh clock and a root that it plays.
@MainActor
func freshStage() -> (clock: AnimationClock, root: CALayer) {
  let (clock, root) = (freshClock(), CALayer())
  clock.addRoot(root)
  return (clock, root)
}
