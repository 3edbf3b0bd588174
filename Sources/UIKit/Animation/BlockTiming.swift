package import Foundation
package import QuartzCore

/// When and how fast an animation block moves what changes in it; seconds.
package struct BlockTiming {
  /// How the share of time becomes the share of the way.
  package enum Pace {
    case curve(CAMediaTimingFunction)
    case spring(SpringCurve)
    /// A spring that settles within the duration, whatever it is.
    case dampedSpring(ratio: Double, velocity: Double)
  }

  package var duration: TimeInterval
  package var delay: TimeInterval
  package var options: UIView.AnimationOptions
  package var pace: Pace
  /// How often it plays; nil: once or, where the options say so, for ever.
  package var repeatCount: Float?

  package init(
    duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
    pace: Pace? = nil
  ) {
    self.duration = duration
    self.delay = max(delay, 0)
    self.options = options
    self.pace = pace ?? .curve(options.timingFunction)
    if pace == nil, options.curveNumber == 7 {
      self.duration = 0.5
      self.pace = .spring(.keyboard)
    }
  }

  /// What a block within `outer` keeps of its own: its delay, and what its options insist on.
  func nested(in outer: BlockTiming?) -> BlockTiming {
    guard let outer else { return self }
    var timing = self
    if !options.contains(.overrideInheritedDuration) { timing.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { timing.pace = outer.pace }
    if !options.contains(.overrideInheritedOptions) { timing.options = outer.options }
    return timing
  }

  var repeats: Bool { repeatCount != nil || options.contains(.repeat) }

  /// Gives `animation`, which is meant for `layer`, this timing.
  @MainActor
  func apply(to animation: CAAnimation, on layer: CALayer) {
    animation.duration = duration
    animation.fillMode = .backwards
    if delay > 0 {
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
    }
    if repeats { animation.repeatCount = repeatCount ?? .infinity }
    animation.autoreverses = options.contains(.autoreverse)
    if case .curve(let function) = pace { animation.timingFunction = function }
  }

  /// An animation of `keyPath` with this timing, as yet without values.
  @MainActor
  func basicAnimation(of keyPath: String, on layer: CALayer) -> CABasicAnimation {
    let animation: CABasicAnimation
    if let curve = pace.spring(over: duration) {
      let spring = CASpringAnimation(keyPath: keyPath)
      spring.allowsOverdamping = curve.dampingRatio > 1
      spring.spring = curve
      animation = spring
    } else {
      animation = CABasicAnimation(keyPath: keyPath)
    }
    apply(to: animation, on: layer)
    return animation
  }
}

extension BlockTiming.Pace {
  /// The spring that takes `duration` seconds, where the pace is that of a spring.
  func spring(over duration: TimeInterval) -> SpringCurve? {
    switch self {
    case .curve: nil
    case .spring(let curve): curve
    case .dampedSpring(let ratio, let velocity):
      .uikit(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
    }
  }

  func pacing(over duration: TimeInterval) -> PlayedAnimation.Pacing {
    if case .curve(let function) = self { return .curve(function) }
    return spring(over: duration).map { .spring($0) } ?? .curve(nil)
  }
}

extension UIView.AnimationOptions {
  /// The curve of the curve bits: those of `UIView` are Core Animation's of the same names.
  var timingFunction: CAMediaTimingFunction {
    switch UIView.AnimationCurve(rawValue: Int(curveNumber)) {
    case .easeIn: CAMediaTimingFunction(name: .easeIn)
    case .easeOut: CAMediaTimingFunction(name: .easeOut)
    case .linear: CAMediaTimingFunction(name: .linear)
    case .easeInOut, nil: CAMediaTimingFunction(name: .easeInEaseOut)
    }
  }
}

extension SpringCurve {
  /// The spring of the undocumented curve 7, which moves the keyboard and navigation controllers:
  /// several public sources agree on its constants. Critically damped, for overdamping isn't
  /// allowed.
  package static let keyboard = SpringCurve(
    mass: 3, stiffness: 1000, damping: 500, initialVelocity: 0)
}
