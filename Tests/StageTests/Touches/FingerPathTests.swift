import Testing
import UIKit

@testable import Stage

@Suite struct FingerPathTests {
  @Test(arguments: [
    (UIView.AnimationCurve.linear, 50.0), (.easeInOut, 50), (.easeIn, 31.5), (.easeOut, 68.5),
  ])
  func aDragIsWhereItsPacePutsIt(pace: UIView.AnimationCurve, middle: Double) {
    let drag = FingerPath.drag(
      from: .zero, to: CGPoint(x: 100, y: 0), duration: 2, pace: pace)

    #expect(drag.location(after: 0) == .zero)
    #expect(abs(drag.location(after: 1).x - middle) < 0.1)
    #expect(drag.location(after: 2) == CGPoint(x: 100, y: 0))
    #expect(drag.location(after: 3) == CGPoint(x: 100, y: 0))
  }

  @Test func severalPointsArePassedAtOneSpeed() {
    let path = FingerPath.through(
      [.zero, CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)], duration: 4)

    #expect(path.duration == 4)
    #expect(path.location(after: 1.5) == CGPoint(x: 15, y: 0))
    #expect(path.location(after: 3.5) == CGPoint(x: 30, y: 5))
  }

  @Test func thePointsOfNoWayAtAllTakeNoTime() {
    #expect(FingerPath.through([], duration: 1).duration == 0)
    #expect(FingerPath.through([.zero, .zero], duration: 1).duration == 0)
  }

  @Test func twoFingersPinchAroundAPoint() {
    let fingers = FingerPath.pinch(
      around: CGPoint(x: 50, y: 50), from: 20, to: 60, angle: .pi / 2, duration: 1)

    let halfway = fingers.map { $0.location(after: 0.5) }
    #expect(halfway.map(\.y) == [30, 70])
    #expect(halfway.allSatisfy { abs($0.x - 50) < 1e-9 })
  }
}
