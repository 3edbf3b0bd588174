import Foundation
import Testing

@testable import QuartzCore

@MainActor @Suite struct TransactionValueTests {
  @Test(arguments: [0.5, CGFloat(0.5), Float(0.5), NSNumber(value: 0.5)] as [any Sendable])
  func aDurationIsAnyNumber(value: any Sendable) {
    freshClock()
    CATransaction.begin()
    CATransaction.setValue(value, forKey: kCATransactionAnimationDuration)

    #expect(CATransaction.animationDuration() == 0.5)
    #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 0.5)

    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test func actionsAreDisabledByOldAndNewTruths() {
    freshClock()
    for truth in [true, NSNumber(value: true), kCFBooleanTrue as Any] {
      CATransaction.begin()
      CATransaction.setValue(truth, forKey: kCATransactionDisableActions)
      #expect(CATransaction.disableActions(), "\(type(of: truth))")
      CATransaction.setValue(false, forKey: kCATransactionDisableActions)
      #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == false)
      CATransaction.commit()
    }
  }

  @Test func theCurveAndTheCompletionHaveNamesToo() throws {
    let clock = freshClock()
    var isDone = false
    let done: () -> Void = { isDone = true }
    let curve = CAMediaTimingFunction(name: .easeIn)

    CATransaction.begin()
    CATransaction.setValue(curve, forKey: kCATransactionAnimationTimingFunction)
    CATransaction.setValue(done, forKey: kCATransactionCompletionBlock)
    #expect(CATransaction.animationTimingFunction() === curve)
    CATransaction.commit()
    try clock.advance(to: 0)

    #expect(isDone)
  }
}
