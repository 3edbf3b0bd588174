/// Measures the stages of an encoder with a clock of the caller's: nothing here reads the wall clock.
package struct StageProbe {
  package enum Stage: String, CaseIterable, Sendable {
    case compare, palette, indices, lzw, file
  }

  /// The time, in seconds from anywhere.
  package var now: @Sendable () -> Double
  /// Takes a stage of one frame and how long it took, in seconds; one call at a time.
  package var record: (Stage, Double) -> Void

  package init(
    now: @escaping @Sendable () -> Double, record: @escaping (Stage, Double) -> Void
  ) {
    (self.now, self.record) = (now, record)
  }
}

extension StageProbe? {
  func measure<Result, Failure: Error>(
    _ stage: StageProbe.Stage, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let self else { return try body() }
    let start = self.now()
    let result = try body()
    self.record(stage, self.now() - start)
    return result
  }
}
