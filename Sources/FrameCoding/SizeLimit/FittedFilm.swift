import Synchronization

/// A film that was made again, with less, until it fitted into so many bytes.
package struct FittedFilm<Report> {
  /// The whole file.
  package var bytes: [UInt8]
  package var terms: FilmTerms
  package var report: Report

  /// Makes it.
  ///
  /// - Parameter make: Makes the film on the terms, and has its bytes taken; what it throws when they are
  ///   too many is no matter.
  @MainActor
  package init(
    _ search: SizeSearch,
    by make: @MainActor (FilmTerms, CappedBytes) async throws -> Report
  ) async throws {
    var search = search
    var found: FittedFilm?
    while let terms = search.next {
      let taker = CappedBytes(most: search.limit, stops: !search.isAtLeast)
      do {
        let report = try await make(terms, taker)
        let bytes = taker.bytes
        search.record(bytes: taker.count)
        if let bytes { found = FittedFilm(bytes: bytes, terms: terms, report: report) }
      } catch {
        guard taker.hasStopped else { throw error }
        search.record(bytes: nil)
      }
    }
    guard let found else {
      throw SizeLimitError(limit: search.limit, least: search.leastBytes ?? 0)
    }
    self = found
  }

  private init(bytes: [UInt8], terms: FilmTerms, report: Report) {
    (self.bytes, self.terms, self.report) = (bytes, terms, report)
  }
}

/// Takes the bytes of a file, as long as they are few enough.
package final class CappedBytes: Sendable {
  private struct State {
    var bytes: [UInt8] = []
    var count = 0
    var hasStopped = false
  }

  private let most: Int
  /// Whether an encoder is stopped by the first byte too many; else the rest is counted.
  private let stops: Bool
  private let state = Mutex(State())

  fileprivate init(most: Int, stops: Bool) {
    (self.most, self.stops) = (most, stops)
  }

  /// Throws where there are too many.
  package func take(_ more: [UInt8]) throws {
    try state.withLock { state in
      state.count += more.count
      guard state.count > most else { return state.bytes += more }
      state.bytes = []
      state.hasStopped = stops
      if stops { throw SizeLimitError(limit: most, least: state.count) }
    }
  }

  /// All of them; nil if they are too many.
  fileprivate var bytes: [UInt8]? { state.withLock { $0.count > most ? nil : $0.bytes } }
  fileprivate var count: Int { state.withLock(\.count) }
  fileprivate var hasStopped: Bool { state.withLock(\.hasStopped) }
}

/// A film is too large, whatever is given up.
package struct SizeLimitError: Error, Equatable, CustomStringConvertible {
  /// In bytes.
  package var limit: Int
  /// The bytes it takes at least.
  package var least: Int

  package var description: String {
    "the film takes \(least) bytes with all given up that can be, and is to have \(limit) at most; allow "
      + "it more, or make it shorter or smaller"
  }
}
