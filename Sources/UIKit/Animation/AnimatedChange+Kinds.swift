import Foundation
import QuartzCore

extension AnimatedChange {
  /// A change whose animation starts at the difference to the new value and takes it away.
  static func additive(
    _ keyPath: String, of view: UIView, from old: AnimationValue, to new: AnimationValue,
    _ timing: BlockTiming
  ) -> AnimatedChange {
    let animation = timing.basicAnimation(of: keyPath, on: view.layer)
    animation.isAdditive = true
    animation.fromValue = old.subtracting(new).object
    animation.toValue = new.zero.object
    return AnimatedChange(
      keyPath, of: view, from: old, to: new, key: view.layer.freeKey(keyPath),
      animation: animation, blocksTouches: timing.blocksTouches)
  }

  /// A change whose animation names both ends, `start` and `new`, and replaces one that is under way.
  static func absolute(
    _ keyPath: String, of view: UIView, startingAt start: AnimationValue,
    from old: AnimationValue, to new: AnimationValue, _ timing: BlockTiming
  ) -> AnimatedChange {
    let animation = timing.basicAnimation(of: keyPath, on: view.layer)
    animation.fromValue = start.visible(beside: new).object
    animation.toValue = new.visible(beside: start).object
    return AnimatedChange(
      keyPath, of: view, startingAt: start, from: old, to: new, key: keyPath,
      animation: animation, blocksTouches: timing.blocksTouches)
  }
}

extension BlockTiming {
  var blocksTouches: Bool { !options.contains(.allowUserInteraction) }
}

extension CALayer {
  /// `name`, or `name-2`, `name-3`, … where animations have those already.
  fileprivate func freeKey(_ name: String) -> String {
    let taken = animationKeys() ?? []
    guard taken.contains(name) else { return name }
    return (2...).lazy.map { "\(name)-\($0)" }.first { !taken.contains($0) } ?? name
  }
}

extension AnimationValue {
  /// The value as animations of Core Animation take it.
  var object: Any? {
    switch self {
    case .numbers(let numbers): numbers.count == 1 ? numbers[0] : numbers
    case .transform(let transform): transform
    case .color(let color): color
    case .colors(let colors): colors
    case .path(let path): path
    case .image(let image): image
    case .flag(let flag): flag
    }
  }

  /// No colour at one end is the other end's, transparent: it fades.
  func visible(beside other: AnimationValue) -> AnimationValue {
    guard case .color(nil) = self, case .color(let color?) = other else { return self }
    return .color(color.copy(alpha: 0))
  }
}
