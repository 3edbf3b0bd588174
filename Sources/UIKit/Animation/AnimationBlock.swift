import Foundation
import QuartzCore

/// One call of `UIView.animate`: its timing, what it has changed, and what of it still runs.
///
/// It ends when the last of its animations does; at once where it animates nothing.
@MainActor
package final class AnimationBlock {
  /// What is changed from now on goes by it.
  package var timing: BlockTiming

  /// What was changed in the block, in that order.
  package private(set) var changes: [AnimatedChange] = []

  /// Gathers the changes of a key-frame block until it is closed.
  let keyframes: KeyframeRecorder?

  /// Whether the block waits for `letGo()` when nothing of it runs: a finger drives it.
  private var isHeld: Bool

  private let completion: ((Bool) -> Void)?
  private var running = 0
  private var isFinished = true
  private var isClosed = false

  init(
    timing: BlockTiming, keyframes: KeyframeRecorder?, isHeld: Bool, completion: ((Bool) -> Void)?
  ) {
    self.timing = timing
    self.keyframes = keyframes
    self.isHeld = isHeld
    self.completion = completion
  }

  /// Animates the way of `property` from `old` to what the layer's model says now.
  func animate(_ property: AnimatableProperty, of view: UIView, from old: LayerValues) {
    let (before, after) = (property.get(old), property.get(view.layer.values))
    guard before != after, timing.duration > 0 else { return }
    if let keyframes {
      return keyframes.record(property.keyPath, of: view, from: before, to: after)
    }
    let change: AnimatedChange
    if isAdditive(property.keyPath, on: view.layer, from: before, to: after) {
      change = .additive(property.keyPath, of: view, from: before, to: after, timing)
    } else {
      let start = startOfAbsoluteChange(property, of: view, from: old)
      change = .absolute(
        property.keyPath, of: view, startingAt: start, from: before, to: after, timing)
    }
    add(change)
  }

  /// Starts the animation of `change`, which from now on is the block's to wait for.
  func add(_ change: AnimatedChange) {
    changes.append(change)
    running += 1
    change.start { [self] finished in
      running -= 1
      isFinished = isFinished && finished
      endIfDone()
    }
  }

  /// Nothing more will be changed in the block.
  func close() {
    keyframes?.changes(timing).forEach(add)
    isClosed = true
    if changes.isEmpty, !isHeld { endInNextTurn() }
  }

  /// The finger has let go: a block that animates nothing ends.
  func letGo() {
    guard isHeld else { return }
    isHeld = false
    if changes.isEmpty { endInNextTurn() }
  }

  func layOutAnimatedViews() {
    for view in changes.compactMap(\.view) {
      view.layoutIfNeeded()
    }
  }

  private func endInNextTurn() {
    guard let completion else { return }
    AnimationClock.current.schedule(after: 0) { completion(true) }
  }

  private func endIfDone() {
    guard isClosed, running == 0 else { return }
    completion?(isFinished)
  }

  /// Since iOS 8 what has no bounds of its own adds up: each animation takes the difference to the
  /// new value away by and by (WWDC 2014, session 236). What repeats, and what would add to an
  /// absolute animation, doesn't.
  private func isAdditive(
    _ keyPath: String, on layer: CALayer, from old: AnimationValue, to new: AnimationValue
  ) -> Bool {
    guard !timing.repeats, !hasAbsoluteAnimation(of: keyPath, on: layer) else {
      return false
    }
    switch (old, new) {
    case (.numbers, .numbers):
      return ["position", "bounds.origin", "bounds.size"].contains(keyPath)
    case (.transform(let a), .transform(let b)):
      return keyPath == "transform" && CATransform3DIsAffine(a) && CATransform3DIsAffine(b)
        && CATransform3DGetAffineTransform(b).isInvertible
    default:
      return false
    }
  }

  private func hasAbsoluteAnimation(of keyPath: String, on layer: CALayer) -> Bool {
    layer.animations.contains {
      guard let animation = $0.animation as? CAPropertyAnimation else { return false }
      return animation.keyPath == keyPath && !animation.isAdditive
    }
  }

  /// Where an absolute animation starts: at the model's value, unless what shows is asked for. A
  /// second change in one block goes on from where the first one started.
  private func startOfAbsoluteChange(
    _ property: AnimatableProperty, of view: UIView, from old: LayerValues
  ) -> AnimationValue {
    let earlier = changes.last {
      $0.view === view && $0.keyPath == property.keyPath && $0.isRunning
    }
    if let earlier {
      earlier.withdraw()
      running -= 1
      return earlier.startValue
    }
    let showsOld = !timing.options.contains(.beginFromCurrentState)
    return property.get(showsOld ? old : view.layer.shown(old))
  }
}

extension CGAffineTransform {
  fileprivate var isInvertible: Bool { abs(a * d - b * c) > 1e-12 }
}
