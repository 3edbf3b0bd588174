import Foundation

/// Work on other threads, whose results come back in the order in which it was begun.
struct OrderedJobs<Result: Sendable> {
  private var jobs: [Job<Result>] = []
  private let most: Int

  /// As many at once as the machine has cores, and one more that waits for a core.
  init(most: Int = min(ProcessInfo.processInfo.activeProcessorCount, 7) + 1) {
    self.most = most
  }

  /// Begins some work; gives back the results that had to be waited for.
  mutating func add(_ work: @escaping @Sendable () -> Result) -> [Result] {
    jobs.append(Job(work))
    return jobs.count > most ? takeFirst() : []
  }

  /// Gives back the rest.
  mutating func finish() -> [Result] {
    var results: [Result] = []
    while !jobs.isEmpty { results += takeFirst() }
    return results
  }

  private mutating func takeFirst() -> [Result] {
    jobs.removeFirst().wait().map { [$0] } ?? []
  }
}
