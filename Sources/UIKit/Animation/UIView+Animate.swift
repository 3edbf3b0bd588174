public import Foundation

extension UIView {
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(BlockTiming(duration: duration), animations, completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(
      BlockTiming(duration: duration, delay: delay, options: options), animations, completion)
  }

  /// A spring that settles within the duration; the velocity is in whole distances per second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = BlockTiming.Pace.dampedSpring(ratio: dampingRatio, velocity: velocity)
    run(
      BlockTiming(duration: duration, delay: delay, options: options, pace: spring), animations,
      completion)
  }

  /// A spring by how long it seems to take and how far it overshoots; it ends when it has settled.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    var spring = SpringCurve(perceptualDuration: duration, bounce: bounce)
    spring.initialVelocity = initialSpringVelocity
    run(
      BlockTiming(
        duration: spring.settlingDuration, delay: delay, options: options, pace: .spring(spring)),
      animations, completion)
  }

  /// Within a block: lets what `animations` change play a number of times, there and back if so wished.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    Ambient.current.animations.modifying(
      {
        $0.repeatCount = Float(count)
        $0.options.remove(.autoreverse)
        if autoreverses { $0.options.insert(.autoreverse) }
      }, animations)
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    Ambient.current.animations.withoutAnimation(actionsWithoutAnimation)
  }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    Ambient.current.animations.setEnabled(enabled)
  }

  public class var areAnimationsEnabled: Bool { Ambient.current.animations.areEnabled }

  /// The duration of the block that is being set up, in seconds; 0 where there is none.
  public class var inheritedAnimationDuration: TimeInterval {
    Ambient.current.animations.current?.timing.duration ?? 0
  }

  private class func run(
    _ timing: BlockTiming, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    Ambient.current.animations.run(timing, animations: animations, completion: completion)
  }
}
