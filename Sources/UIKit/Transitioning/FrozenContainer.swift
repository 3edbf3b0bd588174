import Foundation
import QuartzCore

/// A layer whose clock stands, so that the animations below it show what they are told to.
@MainActor
final class FrozenContainer {
  private let layer: CALayer
  private let start: CFTimeInterval
  private let timing: MediaTiming

  /// Stops the clock of `layer`, whose animations started `elapsed` seconds ago.
  init(_ layer: CALayer, elapsed: CFTimeInterval) {
    self.layer = layer
    timing = layer.timing
    start = layer.localNow - elapsed
    layer.speed = 0
    layer.beginTime = 0
    offset = elapsed
    layer.timeOffset = start + elapsed
  }

  /// How much time has passed for the animations since they started, in seconds.
  var offset: CFTimeInterval {
    didSet { layer.timeOffset = start + offset }
  }

  /// Lets the clock run again. What it stopped goes from where it is to `share` of its way over
  /// `duration` seconds; what is held by others stays with them, and what has no end goes on.
  func thaw(toward share: Double, over duration: CFTimeInterval, pacing: PlayedAnimation.Pacing) {
    let frozen = layer.tree.flatMap(\.runningAnimations)
    let stood = layer.localNow
    layer.timing = timing
    let lost = layer.localNow - stood
    for animation in frozen {
      animation.layer.changeAnimation(forKey: animation.key) { $0.timing.beginTime += lost }
      guard animation.isFinite else { continue }
      // What shows nothing leaves the model to show, which as a rule is its end.
      let start = animation.layer.shareOfAnimation(forKey: animation.key) ?? 1
      animation.layer.playAnimation(
        forKey: animation.key, from: start, to: share, over: duration, pacing: pacing)
    }
  }
}

extension CALayer {
  /// This layer and all below it.
  fileprivate var tree: [CALayer] {
    [self] + (sublayers ?? []).flatMap(\.tree) + (mask?.tree ?? [])
  }

  fileprivate var runningAnimations: [(layer: CALayer, key: String, isFinite: Bool)] {
    animations.filter { $0.played.timing.speed != 0 }.map {
      (self, $0.key, $0.played.timing.activeDuration.isFinite)
    }
  }
}
