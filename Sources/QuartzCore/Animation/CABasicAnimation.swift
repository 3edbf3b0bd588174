/// From one value to another.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func played(
    on model: LayerValues, defaultDuration: CFTimeInterval
  ) -> PlayedAnimation {
    let track = Track.ends(
      from: value(fromValue, on: model), to: value(toValue, on: model),
      by: value(byValue, on: model))
    return PlayedAnimation(
      timing: timing(defaultDuration: defaultDuration), pacing: .curve(timingFunction),
      effect: effect(track))
  }

  override func duplicate() -> CAAnimation { copied(toBasic: CABasicAnimation()) }

  final func copied<Animation: CABasicAnimation>(toBasic copy: Animation) -> Animation {
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
    return copied(toProperty: copy)
  }
}
