import Dispatch
import Foundation

/// Tells that the main actor comes back, however busy the other threads are.
enum MainPulse {
  /// How often, in microseconds.
  private static let pause: UInt32 = 50_000

  static func start(_ beat: @escaping @Sendable () -> Void) {
    Thread.detachNewThread {
      while true {
        DispatchQueue.main.async(execute: beat)
        usleep(pause)
      }
    }
  }
}
