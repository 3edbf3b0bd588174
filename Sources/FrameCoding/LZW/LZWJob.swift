/// The coding of one image, on another thread.
struct LZWJob {
  struct Result: Sendable {
    var coded = LZWCoder.Coded(blocks: [], indices: [])
    /// How long it took, by the caller's clock; 0 without one.
    var seconds = 0.0
  }

  private let job: Job<Result>

  init(
    _ image: IndexImage, _ palette: Palette, _ effort: SearchEffort,
    now: (@Sendable () -> Double)?
  ) {
    job = Job {
      let start = now?() ?? 0
      let coded = LZWCoder(image.rooms.isEmpty ? [] : palette.colours, effort).code(
        image, bits: palette.bits)
      return Result(coded: coded, seconds: (now?() ?? 0) - start)
    }
  }

  /// Gives back the codes once they are there; for one call.
  func wait() -> Result { job.wait() ?? Result() }
}
