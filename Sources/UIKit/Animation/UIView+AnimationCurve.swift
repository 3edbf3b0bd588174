import QuartzCore

extension UIView {
  /// The curve of an animation block.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
  }
}

extension UIView.AnimationCurve {
  var options: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: UInt(rawValue) << 16) }

  var timingFunction: CAMediaTimingFunction { options.timingFunction }
}
