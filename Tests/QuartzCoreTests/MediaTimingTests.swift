import Testing

@testable import QuartzCore

/// Opacity from 0 to 1, linear, one second, over a model of 0.5, as measured on macOS.
@MainActor @Suite struct MediaTimingTests {
  private func opacities(
    at times: [Double], _ set: (CABasicAnimation) -> Void
  ) -> [Double] {
    freshClock()
    let layer = CALayer()
    layer.opacity = 0.5
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0.0
    animation.toValue = 1.0
    animation.duration = 1
    animation.isRemovedOnCompletion = false
    set(animation)
    layer.add(animation, forKey: nil)
    return times.map { (Double(layer.layer(at: $0).opacity) * 1000).rounded() / 1000 }
  }

  private let times = [0, 0.2, 0.5, 0.9, 1.2, 1.5, 1.9, 2.1, 3, 4.5]

  @Test func anAnimationThatReversesRunsThereAndBack() {
    #expect(
      opacities(at: times) { $0.autoreverses = true }
        == [0, 0.2, 0.5, 0.9, 0.8, 0.5, 0.1, 0.5, 0.5, 0.5])
  }

  @Test func aRepeatCountCountsRuns() {
    #expect(
      opacities(at: times) { $0.repeatCount = 2.5 }
        == [0, 0.2, 0.5, 0.9, 0.2, 0.5, 0.9, 0.1, 0.5, 0.5])
  }

  @Test func aRepeatDurationCutsTheRunsOff() {
    #expect(
      opacities(at: times) { $0.repeatDuration = 1.7 }
        == [0, 0.2, 0.5, 0.9, 0.2, 0.5, 0.5, 0.5, 0.5, 0.5])
  }

  @Test func speedShortensTheRun() {
    #expect(opacities(at: [0, 0.2, 0.5, 0.9]) { $0.speed = 2 } == [0, 0.4, 0.5, 0.5])
  }

  @Test func aNegativeSpeedRunsBackwards() {
    #expect(
      opacities(at: [0.2, 0.5, 0.9, 1.2]) { $0.speed = -1 } == [0.8, 0.5, 0.1, 0.5])
  }

  @Test func aTimeOffsetWrapsInsideTheRun() {
    #expect(
      opacities(at: [0, 0.2, 0.5, 0.9, 1.2]) { $0.timeOffset = 0.3 }
        == [0.3, 0.5, 0.8, 0.2, 0.5])
  }

  @Test(arguments: [
    (CAMediaTimingFillMode.removed, [0.5, 0.5, 0, 0.5, 0.5]),
    (.forwards, [0.5, 0.5, 0, 0.5, 1]),
    (.backwards, [0, 0, 0, 0.5, 0.5]),
    (.both, [0, 0, 0, 0.5, 1]),
  ])
  func aFillModeShowsTheEndsOutsideTheRun(mode: CAMediaTimingFillMode, expected: [Double]) {
    let shown = opacities(at: [0, 0.5, 1, 1.5, 2.5]) {
      $0.beginTime = 1
      $0.fillMode = mode
    }

    #expect(shown == expected)
  }

  @Test func aLayersTimeIsItsParentsMovedAndScaled() {
    freshClock()
    let layer = CALayer()
    (layer.speed, layer.timeOffset, layer.beginTime) = (2, 1, 3)

    #expect(layer.convertTime(10, from: nil) == 15)
    #expect(layer.convertTime(15, to: nil) == 10)
  }

  @Test func aStandingLayerFreezesWhatIsBelowIt() {
    let container = CALayer()
    freshClock()
    let layer = CALayer()
    container.addSublayer(layer)
    container.speed = 0
    container.timeOffset = 0.25
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (0.0, 100.0, 1)
    animation.beginTime = 1e-9
    layer.add(animation, forKey: nil)

    for time in [0.0, 0.4, 7] {
      #expect(abs(container.layer(at: time).sublayers[0].position.x - 25) < 1e-6)
    }
  }
}
