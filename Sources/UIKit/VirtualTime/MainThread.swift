import Dispatch
import Foundation

/// Whether code runs where the main actor does.
enum MainThread {
  /// On Linux the main queue is left to other threads once a program waits in it, so that
  /// `Thread.isMainThread` alone would deny it.
  static var isCurrent: Bool {
    Thread.isMainThread || Dispatch.DispatchQueue.getSpecific(key: mark) != nil
  }

  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    Dispatch.DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
