public import Foundation

/// What a `UIVisualEffectView` does to what lies behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  /// How a view shows it: with no effect, as it is.
  var look: EffectLook { EffectLook() }
}

/// Unlike Apple's, it doesn't lift the colours of the contents: they show as they are, over the blur of
/// the view around it.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) {
    super.init()
  }
}

/// A blur, stronger or weaker colours, and a tint on top.
struct EffectLook {
  /// The standard deviation of the blur, in points.
  var blurRadius: CGFloat = 0
  var saturation: CGFloat = 1
  var tint: UIColor?
}
