/// Animations that stand where they are told to, and go on from there: they stay the same for those who
/// wait for their ends.
extension CALayer {
  /// The share of its way at which the animation under `key` is; nil where it shows nothing.
  package func shareOfAnimation(forKey key: String) -> Double? {
    animations.first { $0.key == key }?.played.share(at: localNow)
  }

  /// Has the animation under `key` stand at a share of its way until it is told otherwise.
  package func holdAnimation(forKey key: String, at share: Double) {
    changeAnimation(forKey: key) { played in
      played.pacing = .rest(share)
      played.timing.speed = 0
      played.timing.beginTime = localNow
      played.timing.fillMode = .both
    }
  }

  /// Has the animation under `key` go from one share of its way to another, over `duration` seconds
  /// from now on.
  package func playAnimation(
    forKey key: String, from start: Double, to end: Double, over duration: CFTimeInterval,
    pacing: PlayedAnimation.Pacing
  ) {
    changeAnimation(forKey: key) { played in
      played.pacing = .part(pacing, from: start, to: end)
      played.timing = MediaTiming(duration: duration)
      played.timing.beginTime = localNow
      played.timing.fillMode = .both
    }
  }

  /// Changes how the animation under `key` plays.
  package func changeAnimation(
    forKey key: String, _ change: (inout PlayedAnimation) -> Void
  ) {
    guard let index = animations.firstIndex(where: { $0.key == key }) else { return }
    change(&animations[index].played)
  }

  /// The layer's time now, in seconds.
  package var localNow: CFTimeInterval { localTime(at: AnimationClock.current.now) }
}
