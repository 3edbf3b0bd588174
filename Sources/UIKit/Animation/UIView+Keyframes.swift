public import Foundation

extension UIView {
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    // The bits of the calculation mode mean nothing to blocks; all others are the same.
    let shared = AnimationOptions(rawValue: options.rawValue & ~(0xF << 10))
    Ambient.current.animations.run(
      BlockTiming(duration: duration, delay: delay, options: shared),
      keyframes: KeyframeRecorder(options), animations: animations, completion: completion)
  }

  /// Start and duration are shares of the whole key-frame animation.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let keyframes = Ambient.current.animations.current?.keyframes else { return animations() }
    let start = min(max(frameStartTime, 0), 1)
    keyframes.run(in: start...min(max(start + frameDuration, start), 1), animations)
  }
}
