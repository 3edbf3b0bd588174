public import Foundation
public import QuartzCore

/// Foundation's timers that name a method, on virtual time; they hold their target.
extension Timer {
  /// Unlike Apple's, the timer doesn't keep `userInfo`.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
  }

  /// Unlike Apple's, it runs at once, not when it is added to a run loop, and doesn't keep
  /// `userInfo`.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    nonisolated(unsafe) let target = aTarget as AnyObject
    self.init(ticking: ti, repeats: yesOrNo) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated {
        _ = ActionDelivery.send(aSelector, to: target, [timer], from: timer)
      }
    }
  }
}
