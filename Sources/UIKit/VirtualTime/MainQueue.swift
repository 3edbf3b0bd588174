import Dispatch
import Foundation
import QuartzCore

/// The main queue on virtual time: work for it becomes an event of the clock of the stage that
/// plays.
enum MainQueue {
  /// What the virtual clock shows, in seconds.
  ///
  /// Threads other than the main one have no part in virtual time; they read the machine's.
  static var now: Double {
    guard MainThread.isCurrent else {
      return Double(Dispatch.DispatchTime.now().uptimeNanoseconds) / 1e9
    }
    return MainActor.assumeIsolated { AnimationClock.current.now }
  }

  /// Runs `work` after `delay` seconds of virtual time, in a later turn than the present one.
  ///
  /// Work that comes from another thread enters virtual time when the real main queue gets to it.
  static func schedule(after delay: Double, _ work: @escaping () -> Void) {
    let job = Job(work: work)
    guard MainThread.isCurrent else {
      return Dispatch.DispatchQueue.main.async { job.schedule(after: delay) }
    }
    MainActor.assumeIsolated { job.schedule(after: delay) }
  }

  /// Whether work of another queue is being done on the main thread.
  @MainActor private(set) static var isInBackground = false

  /// Runs what was given to another queue.
  static func scheduleBackground(after delay: Double, _ work: @escaping () -> Void) {
    schedule(after: delay) {
      MainActor.assumeIsolated { isInBackground = true }
      work()
      MainActor.assumeIsolated { isInBackground = false }
    }
  }

  /// Work on its way to the main actor, which alone runs it.
  private struct Job: @unchecked Sendable {
    let work: () -> Void

    @MainActor
    func schedule(after delay: Double) {
      guard delay < .infinity else { return }
      AnimationClock.current.schedule(after: max(delay, 0)) { work() }
    }
  }
}
