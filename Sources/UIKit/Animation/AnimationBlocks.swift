import Foundation
import QuartzCore

/// The animation blocks that are being set up, the innermost last, and whether blocks animate at
/// all.
@MainActor
package final class AnimationBlocks {
  private(set) var areEnabled = true
  private var stack: [AnimationBlock] = []
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
