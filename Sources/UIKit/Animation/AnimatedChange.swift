import Foundation
package import QuartzCore

/// One value that an animation block has changed: the way it went, and the animation that shows it.
///
/// Transitions that a finger drives keep these: they hold the animations, let them run on in
/// another way, or take the changes back.
@MainActor
package final class AnimatedChange {
  package let layer: CALayer
  package let keyPath: String

  /// The model's value before the change.
  package let oldValue: AnimationValue

  /// The model's value after it.
  package let newValue: AnimationValue

  /// The animation on its way, as it was given to the layer.
  package private(set) var animation: CAAnimation

  /// The key under which the layer has it.
  package private(set) var key: String

  package private(set) weak var view: UIView?
  package private(set) var isRunning = false

  private let blocksTouches: Bool
  private var startTime: CFTimeInterval = 0
  private var generation = 0
  private var onEnd: (Bool) -> Void = { _ in }

  init(
    _ keyPath: String, of view: UIView, from old: AnimationValue, to new: AnimationValue,
    key: String, animation: CAAnimation, blocksTouches: Bool
  ) {
    layer = view.layer
    self.view = view
    self.keyPath = keyPath
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
    attach()
  }

  /// Goes on with `animation` in place of the present one, whose end no longer counts.
  package func replaceAnimation(with animation: CAAnimation) {
    detach()
    self.animation.onStop = nil
    self.animation = animation
    attach()
  }

  /// Takes the animation off its layer; the block doesn't hear of it.
  func withdraw() {
    detach()
    stop()
  }

  /// Gives the model the value it had before the change, without any animation.
  package func restoreModel() {
    guard let property = AnimatableProperty.named(keyPath) else { return }
    property.set(&layer.values, oldValue)
  }

  private func attach() {
    generation += 1
    let attached = generation
    animation.onStop = { [self] finished in
      guard attached == generation else { return }
      end(finished: finished)
    }
    layer.add(animation, forKey: key)
  }

  private func detach() {
    generation += 1
    layer.removeAnimation(forKey: key)
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
