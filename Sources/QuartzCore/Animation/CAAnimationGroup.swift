/// Several animations on one time line; the group's duration cuts them off.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func played(
    on model: LayerValues, defaultDuration: CFTimeInterval
  ) -> PlayedAnimation {
    let timing = timing(defaultDuration: defaultDuration)
    let members = (animations ?? []).map {
      $0.played(on: model, defaultDuration: timing.duration)
    }
    return PlayedAnimation(timing: timing, pacing: .curve(timingFunction), effect: .group(members))
  }

  override func duplicate() -> CAAnimation {
    let copy = copied(to: CAAnimationGroup())
    copy.animations = animations?.map { $0.duplicate() }
    return copy
  }
}
