/// An animation of one property, named by its key path.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false

  override public init() {
    super.init()
  }

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The effect of `track` on the property; none where the table has no such key path.
  final func effect(_ track: Track?) -> PlayedAnimation.Effect {
    guard let track, let property = AnimatableProperty.named(keyPath ?? "") else { return .none }
    return .property(property, track, isAdditive: isAdditive, isCumulative: isCumulative)
  }

  final func value(_ any: Any?, on model: LayerValues) -> AnimationValue? {
    guard let any, let property = AnimatableProperty.named(keyPath ?? "") else { return nil }
    return AnimationValue(any, like: property.get(model))
  }

  override func duplicate() -> CAAnimation { copied(toProperty: CAPropertyAnimation()) }

  final func copied<Animation: CAPropertyAnimation>(toProperty copy: Animation) -> Animation {
    copy.keyPath = keyPath
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    return copied(to: copy)
  }
}
