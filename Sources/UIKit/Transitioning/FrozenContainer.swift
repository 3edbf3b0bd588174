import Foundation
import QuartzCore

/// A layer whose clock stands, so that the animations below it show what they are told to.
@MainActor
final class FrozenContainer {
  /// Where the animations go when they are let go.
  enum End {
    case start, end
  }

  private let layer: CALayer
  private let start: CFTimeInterval
  private let timing: MediaTiming

  /// Stops the clock of `layer` where it is.
  init(_ layer: CALayer) {
    self.layer = layer
    timing = layer.timing
    start = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = start
    layer.beginTime = 0
  }

  /// How much time has passed for the animations since the clock was stopped, in seconds.
  var offset: CFTimeInterval = 0 {
    didSet { layer.timeOffset = start + offset }
  }

  /// Has the animations begin where the clock stands now.
  func collect() {
    CATransaction.flush()
  }

  /// Lets the clock run again. What was scrubbed goes from where it is to one end over `duration`
  /// seconds, and ends as if it had run to its end.
  func release(toward end: End, over duration: CFTimeInterval, curve: UIView.AnimationCurve) {
    let tracks = layer.tree.flatMap { layer in
      layer.animations.flatMap { ScrubbedTrack.tracks(of: $0.animation, on: layer) }
    }
    let current = tracks.map(\.shownValue)
    layer.timeOffset = start
    let origins = tracks.map(\.shownValue)
    let endings = layer.tree.flatMap { $0.takeAnimations() }
    layer.timing = timing

    for (track, (value, origin)) in zip(tracks, zip(current, origins)) {
      if end == .start { track.setModel(origin) }
      guard duration > 0 else { continue }
      track.add(from: value, over: duration, curve: curve)
    }
    AnimationClock.current.schedule(after: duration) {
      for ending in endings { ending() }
    }
  }
}

/// A property of a layer that is being scrubbed.
@MainActor
private struct ScrubbedTrack {
  let layer: CALayer
  let property: AnimatableProperty

  static func tracks(of animation: CAAnimation, on layer: CALayer) -> [ScrubbedTrack] {
    switch animation {
    case let group as CAAnimationGroup:
      (group.animations ?? []).flatMap { tracks(of: $0, on: layer) }
    case let animation as CAPropertyAnimation:
      AnimatableProperty.named(animation.keyPath ?? "").map {
        [ScrubbedTrack(layer: layer, property: $0)]
      } ?? []
    default: []
    }
  }

  /// What shows just now.
  var shownValue: AnimationValue {
    property.get((layer.presentation() ?? layer).values)
  }

  func setModel(_ value: AnimationValue) {
    property.set(&layer.values, value)
    layer.setNeedsLayout()
  }

  /// Animates from a value to the model's.
  func add(from value: AnimationValue, over duration: CFTimeInterval, curve: UIView.AnimationCurve)
  {
    let model = property.get(layer.values)
    property.set(&layer.values, value)
    let animation = CABasicAnimation(keyPath: property.keyPath)
    animation.fromValue = layer.value(forKeyPath: property.keyPath)
    property.set(&layer.values, model)
    animation.duration = duration
    animation.timingFunction = curve.timingFunction
    animation.fillMode = .both
    layer.add(animation, forKey: property.keyPath)
  }
}

extension UIView.AnimationCurve {
  fileprivate var timingFunction: CAMediaTimingFunction {
    UIView.AnimationOptions(rawValue: UInt(rawValue) << 16).timingFunction
  }
}

extension CALayer {
  /// This layer and all below it.
  fileprivate var tree: [CALayer] {
    [self] + (sublayers ?? []).flatMap(\.tree)
  }

  /// Removes the animations without a word to those who wait for their ends; what is returned tells
  /// them that they have finished.
  fileprivate func takeAnimations() -> [@MainActor () -> Void] {
    let taken = animations.map(\.animation)
    let endings = taken.map { animation -> @MainActor () -> Void in
      let (onStop, delegate) = (animation.onStop, animation.delegate)
      animation.onStop = nil
      animation.delegate = nil
      return {
        onStop?(true)
        delegate?.animationDidStop(animation, finished: true)
      }
    }
    removeAllAnimations()
    return endings
  }
}
