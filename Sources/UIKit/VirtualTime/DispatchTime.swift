public import Dispatch
import QuartzCore

/// An instant on the virtual clock, as `DispatchQueue` of UIKit takes it.
public struct DispatchTime: Comparable, Hashable, Sendable {
  /// In seconds of the virtual clock.
  let seconds: Double

  public init(uptimeNanoseconds: UInt64) {
    seconds = Double(uptimeNanoseconds) / 1e9
  }

  init(seconds: Double) {
    self.seconds = seconds
  }

  public static let distantFuture = DispatchTime(seconds: .infinity)

  /// What the virtual clock shows.
  public static func now() -> DispatchTime {
    DispatchTime(seconds: MainQueue.now)
  }

  public var uptimeNanoseconds: UInt64 {
    seconds < 1e10 ? UInt64(max(seconds, 0) * 1e9) : .max
  }

  public static func < (lhs: DispatchTime, rhs: DispatchTime) -> Bool {
    lhs.seconds < rhs.seconds
  }

  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }

  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds - seconds)
  }

  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + interval.seconds
  }

  public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time - interval.seconds
  }

  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime {
    self + interval
  }
}

extension DispatchTime {
  /// How far away it is, in seconds.
  var delay: Double { max(seconds - MainQueue.now, 0) }

  /// The instant that is as far away in the machine's time.
  var real: Dispatch.DispatchTime { .now() + delay }
}

extension DispatchTimeInterval {
  fileprivate var seconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    default: .infinity
    }
  }
}
