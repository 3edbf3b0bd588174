import Dispatch
import Synchronization

/// Work on another thread.
final class Job<Result: Sendable>: Sendable {
  private let result = Mutex<Result?>(nil)
  private let isDone = DispatchSemaphore(value: 0)

  init(_ work: @escaping @Sendable () -> Result) {
    DispatchQueue.global(qos: .userInitiated).async { [self] in
      let value = work()
      result.withLock { $0 = value }
      isDone.signal()
    }
  }

  /// Gives back the result once it is there; for one call.
  func wait() -> Result? {
    isDone.wait()
    return result.withLock { $0 }
  }
}
