public import Foundation
import QuartzCore

public enum UITimingCurveType: Int, Sendable {
  case builtin = 0
  case cubic = 1
  case spring = 2
  case composed = 3
}

/// What a property animator's motion goes by.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The pace over `duration` seconds, and how long it really takes: a spring that is made of masses
  /// and forces has a time of its own.
  func motion(over duration: TimeInterval) -> (pace: BlockTiming.Pace, duration: TimeInterval) {
    if let spring = springTimingParameters { return spring.motion(over: duration) }
    let cubic = cubicTimingParameters ?? UICubicTimingParameters()
    return (.curve(cubic.function), duration)
  }
}
