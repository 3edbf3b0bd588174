public import Foundation

/// Blocks from before there were closures. Without selectors nobody hears of their ends.
extension UIView {
  /// What is changed from here to `commitAnimations()` is animated, over 0.2 s unless that is changed.
  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    Ambient.current.animations.begin(BlockTiming(duration: 0.2))
  }

  public class func commitAnimations() {
    Ambient.current.animations.commit()
  }

  public class func setAnimationDuration(_ duration: TimeInterval) {
    Ambient.current.animations.changeTiming { $0.duration = duration }
  }

  public class func setAnimationDelay(_ delay: TimeInterval) {
    Ambient.current.animations.changeTiming { $0.delay = max(delay, 0) }
  }

  public class func setAnimationCurve(_ curve: AnimationCurve) {
    Ambient.current.animations.changeTiming { $0.pace = .curve(curve.timingFunction) }
  }

  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    setOption(.beginFromCurrentState, fromCurrentState)
  }

  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    setOption(.autoreverse, repeatAutoreverses)
  }

  private class func setOption(_ option: AnimationOptions, _ isOn: Bool) {
    Ambient.current.animations.changeTiming {
      if isOn { $0.options.insert(option) } else { $0.options.remove(option) }
    }
  }
}
