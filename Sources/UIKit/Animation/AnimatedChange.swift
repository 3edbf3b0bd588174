import Foundation
package import QuartzCore

/// One value that an animation block has changed: the way it went, and the animation that shows it.
///
/// Transitions that a finger drives and property animators keep these: they hold the animations, let
/// them run on in another way, or take the changes back.
@MainActor
package final class AnimatedChange {
  package let layer: CALayer
  package let keyPath: String

  /// Where the animation starts: at the model's value, as a rule, or at what showed.
  let startValue: AnimationValue

  /// The model's value before the change.
  package let oldValue: AnimationValue

  /// The model's value after it.
  package let newValue: AnimationValue

  package private(set) weak var view: UIView?
  package private(set) var isRunning = false

  /// The animation as it was given to the layer, and the key under which the layer has it.
  private let animation: CAAnimation
  let key: String

  private let blocksTouches: Bool
  private var startTime: CFTimeInterval = 0
  private var onEnd: (Bool) -> Void = { _ in }

  /// How the animation plays by itself, on the time of its block.
  private(set) var schedule: PlayedAnimation?

  /// Counts upwards from change to change.
  private(set) var sequence = 0

  init(
    _ keyPath: String, of view: UIView, startingAt start: AnimationValue? = nil,
    from old: AnimationValue, to new: AnimationValue, key: String, animation: CAAnimation,
    blocksTouches: Bool
  ) {
    layer = view.layer
    self.view = view
    self.keyPath = keyPath
    startValue = start ?? old
    oldValue = old
    newValue = new
    self.key = key
    self.animation = animation
    self.blocksTouches = blocksTouches
  }

  /// Adds the animation to its layer; `onEnd` hears of its end with whether it got there.
  func start(onEnd: @escaping (Bool) -> Void) {
    isRunning = true
    self.onEnd = onEnd
    startTime = AnimationClock.current.now
    if blocksTouches { view?.touchBlockingAnimations += 1 }
    animation.onStop = { [self] finished in end(finished: finished) }
    layer.add(animation, forKey: key)
    guard let entry = layer.animations.last else { return }
    sequence = entry.sequence
    schedule = entry.played
    // A delay is a time of the layer's: seen from the block it counts from 0.
    schedule?.timing.beginTime = animation.beginTime == 0 ? 0 : animation.beginTime - layer.localNow
  }

  /// Takes the animation off its layer; the block doesn't hear of it.
  func withdraw() {
    stop()
    layer.removeAnimation(forKey: key)
  }

  /// Ends the animation before its time, as if it had come to its own.
  func conclude(finished: Bool) {
    let onEnd = onEnd
    withdraw()
    onEnd(finished)
  }

  /// Gives the model the value it had before the change, without any animation.
  package func restoreModel() {
    setModel(oldValue)
  }

  func setModel(_ value: AnimationValue) {
    guard let property = AnimatableProperty.named(keyPath) else { return }
    property.set(&layer.values, value)
    layer.setNeedsLayout()
  }

  /// What shows just now.
  var shownValue: AnimationValue {
    AnimatableProperty.named(keyPath)?.get((layer.presentation() ?? layer).values) ?? newValue
  }

  /// An end before its time is told in the next turn, as Core Animation does: it may come in the
  /// midst of another block. A view that is in no window when its animation would start has got
  /// there already.
  private func end(finished: Bool) {
    guard isRunning else { return }
    let neverStarted = view?.window == nil && AnimationClock.current.now == startTime
    let onEnd = onEnd
    stop()
    if finished { return onEnd(true) }
    AnimationClock.current.schedule(after: 0) { onEnd(neverStarted) }
  }

  private func stop() {
    isRunning = false
    animation.onStop = nil
    onEnd = { _ in }
    if blocksTouches { view?.touchBlockingAnimations -= 1 }
  }
}

extension [AnimationBlock] {
  /// Gives the models the values that they had before the blocks changed them.
  @MainActor
  func restoreModels() {
    for change in flatMap(\.changes).sorted(by: { $0.sequence > $1.sequence }) {
      change.restoreModel()
    }
  }
}
