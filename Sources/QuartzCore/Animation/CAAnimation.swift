/// What a layer's property does when it changes.
@preconcurrency @MainActor
public protocol CAAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// No action.
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The members as they are called with question marks.
extension CAAnimationDelegate {
  public var animationDidStart: ((CAAnimation) -> Void)? { { self.animationDidStart($0) } }
  public var animationDidStop: OptionalMember<any CAAnimationDelegate>? { OptionalMember(of: self) }
}

extension OptionalMember where Owner == any CAAnimationDelegate {
  public func callAsFunction(_ anim: CAAnimation, finished flag: Bool) {
    owner.animationDidStop(anim, finished: flag)
  }
}

/// What all animations have: a time line, a curve, a delegate.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  package var timing = MediaTiming()
  open var timingFunction: CAMediaTimingFunction?
  /// Strong, as at Apple.
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true
  /// Called once when the animation ends on its layer, with whether it ran to its end.
  package var onStop: ((Bool) -> Void)?
  private var attributes: [String: Any] = [:]

  override public init() {
    super.init()
  }

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Adds itself to the layer `anObject` under the key `event`.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Keeps `value` under a name of the caller's own.
  open func setValue(_ value: Any?, forKey key: String) { attributes[key] = value }

  open func value(forKey key: String) -> Any? { attributes[key] }

  /// What the animation does on a layer whose model is `model`. An animation with a duration of 0
  /// takes `defaultDuration` seconds.
  func played(on model: LayerValues, defaultDuration: CFTimeInterval) -> PlayedAnimation {
    PlayedAnimation(
      timing: timing(defaultDuration: defaultDuration), pacing: .curve(timingFunction),
      effect: .none)
  }

  final func timing(defaultDuration: CFTimeInterval) -> MediaTiming {
    var timing = timing
    if timing.duration <= 0 { timing.duration = defaultDuration }
    return timing
  }

  /// The copy that a layer keeps.
  func duplicate() -> CAAnimation { copied(to: CAAnimation()) }

  final func copied<Animation: CAAnimation>(to copy: Animation) -> Animation {
    copy.timing = timing
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.onStop = onStop
    copy.attributes = attributes
    return copy
  }
}
