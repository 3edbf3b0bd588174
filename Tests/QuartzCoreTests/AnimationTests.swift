import Testing

@testable import QuartzCore

@MainActor @Suite struct AnimationTests {
  private func x(
    at time: Double, of animation: CAPropertyAnimation, model: Double = 10
  ) -> Double {
    freshClock()
    let layer = CALayer()
    layer.position.x = model
    animation.keyPath = "position.x"
    if animation.duration == 0 { animation.duration = 1 }
    layer.add(animation, forKey: nil)
    return layer.layer(at: time).position.x
  }

  @Test(
    arguments: [
      (40.0, nil, nil, 25.0), (nil, 40.0, nil, 25), (nil, nil, 40.0, 30), (40, 60, nil, 50),
      (40, nil, 10, 45), (nil, 40, 10, 35),
    ] as [(Double?, Double?, Double?, Double)])
  func endsThatAreLeftOutComeFromTheModel(from: Double?, to: Double?, by: Double?, half: Double) {
    let animation = CABasicAnimation()
    (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)

    #expect(x(at: 0.5, of: animation) == half)
  }

  @Test func laterAnimationsWinAndAdditiveOnesAdd() {
    freshClock()
    let layer = CALayer()
    layer.position.x = 100
    let first = CABasicAnimation(keyPath: "position.x")
    (first.fromValue, first.toValue, first.duration) = (0.0, 10.0, 1)
    let added = CABasicAnimation(keyPath: "position")
    (added.fromValue, added.toValue) = (CGPoint(x: -50, y: 4), CGPoint.zero)
    (added.duration, added.isAdditive) = (1, true)
    layer.add(first, forKey: nil)
    layer.add(added, forKey: nil)

    #expect(layer.layer(at: 0.5).position.x == -20.0)
    #expect(layer.layer(at: 0.5).position.y == 2)
  }

  @Test func cumulativeRunsGoOnFromTheLast() {
    let animation = CABasicAnimation()
    (animation.fromValue, animation.toValue) = (0.0, 10.0)
    (animation.repeatCount, animation.isCumulative) = (3, true)

    #expect(x(at: 2.5, of: animation) == 25)
  }

  @Test(arguments: [(0.0, 0.0), (0.25, 50), (0.5, 100), (0.75, 50), (0.999, 0.2)])
  func keyFramesAreSpacedEvenly(time: Double, expected: Double) {
    let animation = CAKeyframeAnimation()
    animation.values = [0.0, 100.0, 0.0]

    #expect(abs(x(at: time, of: animation) - expected) < 1e-9)
  }

  @Test func pacedKeyFramesMoveAtOneSpeed() {
    let animation = CAKeyframeAnimation()
    animation.values = [0.0, 10.0, 40.0]
    animation.calculationMode = .paced

    #expect(abs(x(at: 0.5, of: animation) - 20) < 1e-9)
  }

  @Test(arguments: [(0.1, 0.0), (0.4, 10), (0.9, 20)])
  func discreteKeyFramesJump(time: Double, expected: Double) {
    let animation = CAKeyframeAnimation()
    animation.values = [0.0, 10.0, 20.0]
    animation.calculationMode = .discrete

    #expect(x(at: time, of: animation) == expected)
  }

  @Test func cubicKeyFramesPassThroughTheirValues() {
    let animation = CAKeyframeAnimation()
    animation.values = [0.0, 10.0, 0.0]
    animation.calculationMode = .cubic

    #expect(x(at: 0.5, of: animation) == 10)
    #expect(x(at: 0.25, of: animation) > 5)
  }

  @Test func aPathIsFollowedByLengthWherePaced() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 10))
    let animation = CAKeyframeAnimation(keyPath: "position")
    (animation.path, animation.calculationMode, animation.duration) = (path, .paced, 1)
    freshClock()
    let layer = CALayer()
    layer.add(animation, forKey: nil)

    let position = layer.layer(at: 0.5).position
    #expect(abs(position.x - 20) < 1e-6)
    #expect(abs(position.y) < 1e-6)
  }

  @Test func aGroupCutsItsMembersOff() {
    let member = CABasicAnimation(keyPath: "position.x")
    (member.fromValue, member.toValue, member.duration) = (0.0, 100.0, 2)
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([member], 1)
    freshClock()
    let layer = CALayer()
    layer.add(group, forKey: nil)

    #expect(layer.layer(at: 0.5).position.x == 25)
    #expect(layer.layer(at: 1).position.x == 0)
  }

  /// Positions from 0 to 100, measured on macOS.
  @Test(arguments: [
    (10.0, 0.0, [10.440547, 61.049253, 102.335954, 111.844599]),
    (20, 0, [9.020401, 44.217461, 71.270251, 93.890053]),
    (30, 0, [9.020401, 44.217461, 71.270251, 93.890053]),
    (10, 5, [29.307806, 87.320477, 116.041458, 107.672155]),
    (10, -5, [-8.426713, 34.778032, 88.630462, 116.017055]),
  ])
  func springsMoveAsMeasured(damping: Double, velocity: Double, expected: [Double]) {
    for (time, position) in zip([0.05, 0.15, 0.25, 0.45], expected) {
      let animation = CASpringAnimation()
      (animation.fromValue, animation.toValue, animation.duration) = (0.0, 100.0, 5)
      (animation.damping, animation.initialVelocity) = (damping, velocity)

      #expect(abs(x(at: time, of: animation) - position) < 1e-4)
    }
  }

  /// Mass, stiffness, damping, velocity and the settling time measured on macOS.
  @Test(arguments: [
    [1.0, 100, 10, 0, 1.4727003347], [1, 300, 20, 0, 0.7442555276], [2, 100, 5, 0, 5.6583481374],
    [1, 100, 10, 5, 1.3815510558], [1, 100, 10, -5, 1.5350814063], [1, 100, 20, 0, 1],
    [1, 25, 10, 0, 1.9], [1, 1, 2, 0, 9.3], [1, 400, 40, 0, 0.5], [1, 100, 1, 0, 13.9132101540],
  ])
  func springsSettleAsMeasured(vector: [Double]) {
    let spring = CASpringAnimation()
    (spring.mass, spring.stiffness, spring.damping) = (vector[0], vector[1], vector[2])
    spring.initialVelocity = vector[3]

    #expect(abs(spring.settlingDuration - vector[4]) < 1e-6)
  }

  @Test func springsRefuseWhatHasNoMeaning() {
    let spring = CASpringAnimation()
    (spring.mass, spring.stiffness, spring.damping) = (0, -1, -2)

    #expect(spring.mass == 1)
    #expect(spring.stiffness == 100)
    #expect(spring.damping == 10)
  }

  @Test func aSpringWithoutADurationRunsForHalfASecond() {
    freshClock()
    let layer = CALayer()
    let animation = CASpringAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue) = (0.0, 1.0)
    layer.add(animation, forKey: nil)

    #expect(abs(layer.layer(at: 0.1).position.x - 0.34029984) < 1e-6)
    #expect(abs(layer.layer(at: 0.49).position.x - 1.0834387) < 1e-6)
    #expect(layer.layer(at: 0.5).position.x == 0)
  }
}
