import Testing

@testable import QuartzCore

@MainActor @Suite struct AnimationClockTests {
  private func moving(_ layer: CALayer, for duration: Double, key: String? = nil)
    -> CABasicAnimation
  {
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue) = (0.0, 100.0)
    animation.duration = duration
    return animation
  }

  @Test func whatIsDueHappensInTheOrderOfTimeAndThenOfInsertion() throws {
    let clock = freshClock()
    var log: [String] = []
    clock.schedule(at: 2) { log.append("c \(CACurrentMediaTime())") }
    clock.schedule(at: 1) { log.append("a \(CACurrentMediaTime())") }
    clock.schedule(at: 1) { log.append("b \(CACurrentMediaTime())") }
    clock.schedule(at: 1.5) { log.append("never") }.cancel()

    try clock.advance(to: 1.7)
    #expect(log == ["a 1.0", "b 1.0"])
    #expect(clock.now == 1.7)
    try clock.advance(to: 3)
    #expect(log == ["a 1.0", "b 1.0", "c 2.0"])
  }

  @Test func whatIsScheduledForNowWaitsForTheNextTurn() throws {
    let clock = freshClock()
    var log: [String] = []
    clock.schedule(at: 1) {
      clock.schedule(after: 0) { log.append("inner") }
      log.append("outer")
    }
    clock.schedule(at: 1) { log.append("second") }

    try clock.advance(to: 1)

    #expect(log == ["outer", "second", "inner"])
  }

  @Test func whatNeverLetsTimeMoveOnIsAnError() {
    let clock = freshClock()
    @MainActor func again() { clock.schedule(after: 0) { again() } }
    again()

    #expect(throws: ClockError.neverMovesOn(time: 0)) { try clock.advance(to: 1) }
  }

  @Test func anAnimationBeginsWithTheTurnInWhichItWasAddedAndEndsOnTime() throws {
    let (clock, root) = freshStage()
    let layer = CALayer()
    root.addSublayer(layer)
    layer.position.x = 7
    try clock.advance(to: 1)
    var end: (Bool, Double)?
    let animation = moving(layer, for: 0.5)
    animation.onStop = { end = ($0, CACurrentMediaTime()) }
    layer.add(animation, forKey: "move")

    try clock.advance(to: 1.25)
    #expect(root.layer(at: 1.25).sublayers[0].position.x == 50)
    #expect(end == nil)
    try clock.advance(to: 2)
    #expect(end?.0 == true)
    #expect(end?.1 == 1.5)
    #expect(root.layer(at: 2).sublayers[0].position.x == 7)
    #expect(layer.animationKeys() == nil)
  }

  @Test func anAnimationOnALayerOutsideEveryTreeStopsAtOnce() throws {
    let clock = freshClock()
    let layer = CALayer()
    var finished: [Bool] = []
    let animation = moving(layer, for: 1)
    animation.onStop = { finished.append($0) }
    layer.add(animation, forKey: nil)

    try clock.advance(to: 0)

    #expect(finished == [false])
  }

  @Test func aLayerThatLeavesItsTreeStopsItsAnimations() throws {
    let (clock, root) = freshStage()
    let layer = CALayer()
    root.addSublayer(layer)
    var ends: [String] = []
    let animation = moving(layer, for: 1)
    animation.onStop = { ends.append("\($0) \(CACurrentMediaTime())") }
    layer.add(animation, forKey: nil)
    clock.schedule(at: 0.25) { layer.removeFromSuperlayer() }

    try clock.advance(to: 2)

    #expect(ends == ["false 0.25"])
  }

  @Test func aCompletionBlockWaitsForAllAnimationsAndRunsBeforeTheirDelegateHears() throws {
    let (clock, root) = freshStage()
    let layer = CALayer()
    root.addSublayer(layer)
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("block \(CACurrentMediaTime())") }
    let first = moving(layer, for: 0.25)
    first.onStop = { _ in log.append("first") }
    let second = moving(layer, for: 0.5)
    second.onStop = { _ in log.append("second") }
    layer.add(first, forKey: "first")
    CATransaction.begin()
    layer.add(second, forKey: "second")
    CATransaction.commit()
    CATransaction.commit()

    try clock.advance(to: 1)

    #expect(log == ["first", "block 0.5", "second"])
  }

  @Test func theBlockOfAnEmptyTransactionRunsInTheNextTurn() throws {
    let clock = freshClock()
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("block") }
    CATransaction.commit()
    log.append("after")

    try clock.advance(to: 0)

    #expect(log == ["after", "block"])
  }

  @Test func nestedTransactionsInheritWhatTheyDoNotSet() {
    freshClock()
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    #expect(CATransaction.animationDuration() == 2)
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test func aLayerOfItsOwnAnimatesWhatIsSetOnceItHasBeenCommitted() throws {
    let (clock, root) = freshStage()
    let layer = CALayer()
    root.addSublayer(layer)
    layer.opacity = 0.5
    #expect(layer.animationKeys() == nil)
    try clock.advance(to: 1)
    layer.opacity = 1

    #expect(layer.animationKeys() == ["opacity"])
    try clock.advance(to: 1.125)
    let half = Double(root.layer(at: 1.125).sublayers[0].opacity)
    #expect(abs(half - (0.5 + 0.5 * 0.802403)) < 1e-5)
    try clock.advance(to: 1.25)
    #expect(layer.animationKeys() == nil)
  }

  @Test func disabledActionsChangeAtOnce() throws {
    let (clock, root) = freshStage()
    let layer = CALayer()
    root.addSublayer(layer)
    try clock.advance(to: 1)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0
    CATransaction.commit()

    #expect(layer.animationKeys() == nil)
  }

  @Test func aDisplayLinkTicksSixtyTimesASecond() throws {
    let clock = freshClock()
    var ticks: [Double] = []
    let link = CADisplayLink { ticks.append($0.timestamp) }
    link.add(to: .main, forMode: .common)

    try clock.advance(to: 0.05)
    #expect(ticks.map { Int(($0 * 60).rounded()) } == [1, 2, 3])
    link.invalidate()
    try clock.advance(to: 1)
    #expect(ticks.count == 3)
  }

  @Test func anUnchangedSubtreeIsTheSameNode() throws {
    let (clock, root) = freshStage()
    let (still, moved) = (CALayer(), CALayer())
    still.addSublayer(CALayer())
    root.sublayers = [still, moved]
    moved.add(moving(moved, for: 1), forKey: nil)
    try clock.advance(to: 0)

    let first = root.layer(at: 0.25)
    let second = root.layer(at: 0.5)

    #expect(first !== second)
    #expect(first.sublayers[0] === second.sublayers[0])
    #expect(first.sublayers[1] !== second.sublayers[1])
    #expect(second.subtreeIsAnimating)
    #expect(!second.sublayers[0].subtreeIsAnimating)
  }

  @Test func layoutRunsFromTheTopBeforeACommit() throws {
    let (clock, root) = freshStage()
    final class Owner: CALayerDelegate {
      var laidOut: [String] = []
      func layoutSublayers(of layer: CALayer) { laidOut.append(layer.name ?? "") }
    }
    let owner = Owner()
    let child = CALayer()
    (root.name, child.name) = ("root", "child")
    (root.delegate, child.delegate) = (owner, owner)
    root.addSublayer(child)

    try clock.advance(to: 0)
    #expect(owner.laidOut == ["root", "child"])
    child.bounds.size = CGSize(width: 5, height: 5)
    try clock.advance(to: 1)
    #expect(owner.laidOut == ["root", "child", "child"])
  }
}
