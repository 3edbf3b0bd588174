/// Takes the times of making a film, for a benchmark; the clock is the caller's.
package struct FilmProbe: Sendable {
  package enum Part: String, CaseIterable, Sendable {
    case model, drawing
  }

  /// The time, in seconds from anywhere; start and end of a part are read on one thread.
  package var now: @Sendable () -> Double
  /// Takes a part of the work on one frame and how long it took, in seconds; from any thread.
  package var record: @Sendable (Part, Double) -> Void

  package init(
    now: @escaping @Sendable () -> Double, record: @escaping @Sendable (Part, Double) -> Void
  ) {
    self.now = now
    self.record = record
  }
}

extension FilmProbe? {
  func measure<Result>(_ part: FilmProbe.Part, _ body: () throws -> Result) rethrows -> Result {
    guard let self else { return try body() }
    let start = self.now()
    let result = try body()
    self.record(part, self.now() - start)
    return result
  }
}
