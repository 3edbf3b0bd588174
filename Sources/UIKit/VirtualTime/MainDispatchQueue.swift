public import Dispatch
import Foundation

/// The main queue: what it is given becomes an event of the clock of the stage that plays.
///
/// Its closures run on the main actor, whoever hands them in; so they need not be `Sendable`.
public final class MainDispatchQueue: DispatchQueue, @unchecked Sendable {
  init() {
    super.init(real: .main)
  }

  public override func async(execute work: @escaping () -> Void) {
    MainQueue.schedule(after: 0, work)
  }

  public override func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    MainQueue.schedule(after: deadline.delay, work)
  }

  public override func async(
    group: DispatchGroup?, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) {
    group?.enter()
    MainQueue.schedule(after: 0) {
      work()
      group?.leave()
    }
  }

  public override func async(execute workItem: DispatchWorkItem) {
    MainQueue.schedule(after: 0, workItem.perform)
  }

  public override func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) {
    MainQueue.schedule(after: deadline.delay, work)
  }

  public override func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    MainQueue.schedule(after: deadline.delay, workItem.perform)
  }

  /// Unlike Apple's, it stops with a sentence on the main thread: it would wait for itself.
  public override func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
    if MainThread.isCurrent, MainActor.assumeIsolated({ MainQueue.isInBackground }) {
      return try work()
    }
    precondition(!MainThread.isCurrent, "DispatchQueue.main.sync on the main thread never returns")
    return try super.sync(execute: work)
  }
}
