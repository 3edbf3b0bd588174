public import Foundation
import QuartzCore

/// Animates what blocks change, and can be paused, scrubbed, reversed and stopped meanwhile.
///
/// Unlike Apple's, misuse is no exception but a warning in the log.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// In seconds; the time that a spring takes, where it has a time of its own.
  open var duration: TimeInterval { ownDuration }
  open var timingParameters: (any UITimingCurveProvider)? { ownParameters }

  private let ownDuration: TimeInterval
  private let ownParameters: any UITimingCurveProvider

  /// In seconds; before the animations began.
  open private(set) var delay: TimeInterval = 0
  open private(set) var state = UIViewAnimatingState.inactive {
    didSet { if state != oldValue { noticeObservedChanges() } }
  }
  open private(set) var isRunning = false {
    didSet { if isRunning != oldValue { noticeObservedChanges() } }
  }

  /// Whether the views that move take touches. Read when the animations begin.
  open var isUserInteractionEnabled = true

  /// Whether the animations can be paused, scrubbed, reversed and stopped while they run.
  open var isInterruptible = true

  /// Whether the app itself finds what a touch hits among the views that move.
  ///
  /// Unlike Apple's, it is up to the app in either case: a touch hits a view where its model is.
  open var isManualHitTestingEnabled = false

  /// Whether a fraction is a share of the way; else it is one of the time. Read when the animations
  /// begin.
  open var scrubsLinearly = true

  /// Whether the animator stays active at its end, where it can be reversed, instead of completing.
  open var pausesOnCompletion = false

  private let pace: BlockTiming.Pace
  /// Of the stage on which it was made; it may outlive that.
  private let log = UIKitLog.current
  private var animations: [(block: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var timeline: AnimatorTimeline?
  private var arrival: ScheduledEvent?

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let motion = parameters.motion(over: max(duration, 0))
    ownDuration = motion.duration
    pace = motion.pace
    ownParameters = parameters
    super.init()
  }

  /// Apple doesn't tell its length; here it is that of the other animations without one.
  public override convenience init() {
    self.init(duration: 0.2, curve: .easeInOut)
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// An animator that runs already. Of the options the curve counts, and `allowUserInteraction`.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.curveNumber)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: curve, animations: animations)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  isolated deinit {
    guard let timeline else { return }
    log.warn("A property animator was released before its animations were over.")
    timeline.end(finished: false)
  }

  // MARK: What is animated

  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// The delay is a share of the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard state != .stopped else { return refuse("addAnimations(_:delayFactor:)", "stopped") }
    let factor = min(max(delayFactor, 0), 1)
    if let timeline { return run(animation, factor, on: timeline) }
    animations.append((animation, factor))
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  /// Paused animations go on, whatever the delay.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped else { return refuse("startAnimation()", "stopped") }
    guard !isRunning else { return }
    if state == .inactive { self.delay = max(delay, 0) }
    let wait = state == .inactive ? self.delay : 0
    go { $0.goOn(backwards: isReversed, delay: wait) }
  }

  /// Animations that haven't begun are set up, and stand at their start.
  open func pauseAnimation() {
    guard state != .stopped else { return refuse("pauseAnimation()", "stopped") }
    guard mayInterrupt("pauseAnimation()") else { return }
    let timeline = timeline ?? begin()
    guard isRunning else { return }
    halt()
    timeline.pause()
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning, let timeline else {
      return refuse("continueAnimation(withTimingParameters:durationFactor:)", "not paused")
    }
    if parameters == nil, durationFactor <= 0 { return startAnimation() }
    let span =
      durationFactor > 0
      ? durationFactor * duration : timeline.timeLeft(backwards: isReversed)
    let motion = parameters?.motion(over: span) ?? (pace: pace, duration: span)
    go {
      $0.goOn(
        backwards: isReversed, over: motion.duration, motion.pace.pacing(over: motion.duration))
    }
  }

  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, isRunning, let timeline else { return }
      guard mayInterrupt("isReversed") else { return isReversed = oldValue }
      halt()
      timeline.pause()
      go { $0.goOn(backwards: isReversed) }
    }
  }

  /// How much is done in the present direction, 0…1. Setting it pauses the animations, and sets them
  /// up where they haven't begun.
  open var fractionComplete: CGFloat {
    get {
      guard let timeline else { return 0 }
      let fraction = min(max(timeline.fraction, 0), 1)
      return isReversed ? 1 - fraction : fraction
    }
    set {
      guard state != .stopped else { return refuse("fractionComplete", "stopped") }
      guard newValue.isFinite, mayInterrupt("fractionComplete") else { return }
      let timeline = timeline ?? begin()
      halt()
      let fraction = min(max(newValue, 0), 1)
      timeline.rest(at: isReversed ? 1 - fraction : fraction)
    }
  }

  // MARK: Ends

  /// Leaves everything as it shows. Unless `withoutFinishing`, `finishAnimation(at:)` has to follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, let timeline, mayInterrupt("stopAnimation(_:)") else { return }
    halt()
    timeline.keepWhatShows()
    if withoutFinishing {
      completions = []
      self.timeline = nil
      state = .inactive
    } else {
      state = .stopped
    }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return refuse("finishAnimation(at:)", "not stopped") }
    timeline?.setModels(to: finalPosition)
    complete(at: finalPosition)
  }
}

extension UIViewPropertyAnimator {
  /// Runs the blocks, at rest.
  private func begin() -> AnimatorTimeline {
    let timeline = AnimatorTimeline(
      duration: duration, pace: pace, isLinear: scrubsLinearly,
      allowsTouches: isUserInteractionEnabled)
    self.timeline = timeline
    state = .active
    let added = animations
    animations = []
    for (block, factor) in added { run(block, factor, on: timeline) }
    return timeline
  }

  private func run(
    _ animation: @escaping () -> Void, _ factor: CGFloat, on timeline: AnimatorTimeline
  ) {
    timeline.add(animation, delayFactor: factor) { [weak self] in self?.arriveIfNothingMoves() }
  }

  /// Sets off on a course that takes as many seconds as `course` returns. Who runs is kept alive.
  private func go(_ course: (AnimatorTimeline) -> TimeInterval) {
    let timeline = timeline ?? begin()
    isRunning = true
    let left = course(timeline)
    arrival = AnimationClock.current.schedule(after: left) { self.arrive() }
    if !timeline.isMoving {
      AnimationClock.current.schedule(after: 0) { [weak self] in self?.arriveIfNothingMoves() }
    }
  }

  private func halt() {
    isRunning = false
    arrival?.cancel()
    arrival = nil
  }

  private func arriveIfNothingMoves() {
    if isRunning, timeline?.isMoving == false { arrive() }
  }

  private func arrive() {
    guard isRunning, let timeline else { return }
    halt()
    if pausesOnCompletion { return timeline.rest(at: isReversed ? 0 : 1) }
    let position: UIViewAnimatingPosition = isReversed ? .start : .end
    if isReversed { timeline.setModels(to: .start) }
    complete(at: position)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    let (over, completions) = (timeline, completions)
    timeline = nil
    self.completions = []
    state = .inactive
    over?.end(finished: true)
    for completion in completions { completion(position) }
  }

  private func mayInterrupt(_ call: String) -> Bool {
    if isRunning, !isInterruptible { refuse(call, "not interruptible") }
    return isInterruptible || !isRunning
  }

  private func refuse(_ call: String, _ reason: String) {
    log.warn("\(call) called on a property animator that is \(reason).")
  }
}
