import Foundation
import QuartzCore

/// How a finger drives a transition.
extension Transition {
  /// Whether the driver leaves it to UIKit to show the animator's animations at their places.
  var scrubsAnimator: Bool { driver is UIPercentDrivenInteractiveTransition }

  func runAnimator() {
    note("animateTransition(using:), \(route)", of: animator)
    guard let scrubber, scrubsAnimator else { return animator.animateTransition(using: context) }
    scrubber.track { animator.animateTransition(using: context) }
  }

  func runAlongside() {
    let animator = interruptible as? UIViewPropertyAnimator
    let springs = (self.animator as? any SystemAnimator)?.movesBySpring ?? false
    let run = {
      self.coordinator.runAlongside(
        in: animator?.state == .active ? animator : nil, bySpring: springs)
    }
    if let scrubber { scrubber.track(run) } else { run() }
  }

  /// Pauses the animator's own animations where they can be interrupted; else runs the animator with
  /// the container's clock standing. Without a finger the animator just runs.
  func startScrubbing(for driver: UIPercentDrivenInteractiveTransition) {
    self.driver = driver
    guard coordinator.initiallyInteractive else {
      runAnimator()
      return askForInterruptible()
    }
    askForInterruptible()
    if let interruptible { return interruptible.pauseAnimation() }
    scrubber?.freeze(context.containerView.layer)
    runAnimator()
  }

  /// Asks the animator, once. Who drives a transition by hand drives the answer as well; otherwise that
  /// is done from here.
  func askForInterruptible() {
    let answer = animator.interruptibleAnimator(using: context)
    guard !(answer is NoInterruptibleAnimator) else { return }
    note("interruptibleAnimator(using:), \(route)", of: animator)
    if scrubsAnimator { interruptible = answer }
    coordinator.isInterruptible = true
  }

  /// Shows the transition at a share of its time.
  func scrub(to share: CGFloat) {
    guard share.isFinite else { return }
    let share = min(max(share, 0), 1)
    interruptible?.fractionComplete = share
    scrubber?.hold(at: share)
  }

  /// Stops a transition that runs by itself where it is; false where that can't be done.
  func takeUp() -> Bool {
    guard let scrubber else { return true }
    guard hasStarted, scrubber.canBeHeld else { return false }
    var share = scrubber.share
    if let interruptible {
      interruptible.pauseAnimation()
      interruptible.isReversed = false
      share = interruptible.fractionComplete
    } else if scrubsAnimator {
      scrubber.freeze(context.containerView.layer)
    }
    scrubber.hold(at: share)
    return true
  }

  /// The finger has let go: the rest is animated.
  func release(toward end: Scrubber.End) {
    whenStarted { self.goOn(toward: end) }
  }

  private func goOn(toward end: Scrubber.End) {
    guard let scrubber, let driver else { return }
    let left = abs(end.rawValue - scrubber.share)
    if let rest = (driver as? UIPercentDrivenInteractiveTransition)?.rest(of: left) {
      return scrubber.release(toward: end, over: rest.duration, pacing: rest.pacing)
    }
    var speed = driver.completionSpeed
    if !(speed > 0) {
      UIKitLog.current.warn("completionSpeed has to be greater than 0; 1 is taken for \(speed).")
      speed = 1
    }
    let factor = left / speed
    if let interruptible {
      let curve = (driver as? UIPercentDrivenInteractiveTransition)?.timingCurve
      interruptible.isReversed = end == .start
      interruptible.continueAnimation(
        withTimingParameters: curve
          ?? UICubicTimingParameters(animationCurve: driver.completionCurve),
        durationFactor: factor)
    }
    scrubber.release(
      toward: end, over: factor * coordinator.transitionDuration,
      pacing: .curve(driver.completionCurve.timingFunction))
  }
}
