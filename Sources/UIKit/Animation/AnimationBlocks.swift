import Foundation
import QuartzCore

/// The animation blocks that are being set up, the innermost last, and whether blocks animate at
/// all.
@MainActor
package final class AnimationBlocks {
  private(set) var areEnabled = true
  private var stack: [AnimationBlock] = []
  /// Those of the stack that wait for `commit()`.
  private var begun: [AnimationBlock] = []
  private var listeners: [BlockListener] = []

  /// The block that changes are animated by; nil where they are not.
  var current: AnimationBlock? { areEnabled ? stack.last : nil }

  /// What the layer of `view` does about a change of `key`.
  func action(on view: UIView, forKey key: String) -> any CAAction {
    guard let block = current, let property = AnimatableProperty.named(key),
      property.get(view.layer.values).moves
    else { return NSNull() }
    return ChangeAction(block: block, view: view, old: view.layer.values)
  }

  /// Runs `animations` as a block of its own.
  func run(
    _ timing: BlockTiming, keyframes: KeyframeRecorder? = nil, animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let timing = timing.nested(in: current?.timing)
    let isAnimated = areEnabled && timing.duration > 0
    let listeners = listening
    let block = AnimationBlock(
      timing: timing, keyframes: keyframes,
      isHeld: isAnimated && listeners.contains(where: \.holds),
      completion: completion)
    for listener in listeners {
      listener.blocks.append(block)
    }
    guard isAnimated else {
      withoutAnimation(animations)
      return block.close()
    }
    stack.append(block)
    animations()
    if timing.options.contains(.layoutSubviews) { block.layOutAnimatedViews() }
    stack.removeLast()
    block.close()
  }

  /// Opens a block that `commit()` closes. Its timing may be changed until then.
  func begin(_ timing: BlockTiming) {
    let block = AnimationBlock(timing: timing, keyframes: nil, isHeld: false, completion: nil)
    for listener in listening { listener.blocks.append(block) }
    begun.append(block)
    stack.append(block)
  }

  /// Changes the timing of the block that was begun last.
  func changeTiming(_ change: (inout BlockTiming) -> Void) {
    if let block = begun.last { change(&block.timing) }
  }

  /// Changes the timing of the innermost block while `animations` run.
  func modifying(_ change: (inout BlockTiming) -> Void, _ animations: () -> Void) {
    guard let block = current else { return animations() }
    let timing = block.timing
    change(&block.timing)
    animations()
    block.timing = timing
  }

  func commit() {
    guard let block = begun.popLast(), stack.last === block else {
      return UIKitLog.current.warn("commitAnimations() called without beginAnimations(_:context:).")
    }
    stack.removeLast()
    block.close()
  }

  func withoutAnimation(_ changes: () -> Void) {
    let wereEnabled = areEnabled
    areEnabled = false
    changes()
    areEnabled = wereEnabled
  }

  func setEnabled(_ enabled: Bool) {
    areEnabled = enabled
  }

  /// The listeners down to the innermost that has the blocks for itself.
  private var listening: [BlockListener] {
    let first = listeners.lastIndex(where: \.isExclusive) ?? 0
    return Array(listeners[first...])
  }

  /// The blocks that were opened while `body` ran, those within blocks included. With `holding` those
  /// that animate nothing wait to be let go; with `exclusively` no one else hears of them.
  package func tracking(
    holding: Bool = false, exclusively: Bool = false, _ body: () -> Void
  ) -> [AnimationBlock] {
    let listener = BlockListener(holds: holding, isExclusive: exclusively)
    listeners.append(listener)
    body()
    listeners.removeAll { $0 === listener }
    return listener.blocks
  }
}

@MainActor
private final class BlockListener {
  let holds: Bool
  let isExclusive: Bool
  var blocks: [AnimationBlock] = []

  init(holds: Bool, isExclusive: Bool) {
    self.holds = holds
    self.isExclusive = isExclusive
  }
}
