import Dispatch
import Synchronization

/// The coding of one image, on another thread.
final class LZWJob: Sendable {
  struct Result {
    var coded: LZWCoder.Coded
    /// How long it took, by the caller's clock; 0 without one.
    var seconds: Double
  }

  private let result = Mutex<Result?>(nil)
  private let isDone = DispatchSemaphore(value: 0)

  init(
    _ image: IndexImage, _ palette: Palette, _ effort: SearchEffort, now: (@Sendable () -> Double)?
  ) {
    DispatchQueue.global(qos: .userInitiated).async { [self] in
      let start = now?() ?? 0
      let coded = LZWCoder(image.rooms.isEmpty ? [] : palette.colours, effort).code(
        image, bits: palette.bits)
      let seconds = (now?() ?? 0) - start
      result.withLock { $0 = Result(coded: coded, seconds: seconds) }
      isDone.signal()
    }
  }

  /// Gives back the codes once they are there; for one call.
  func wait() -> Result {
    isDone.wait()
    let nothing = Result(coded: LZWCoder.Coded(blocks: [], indices: []), seconds: 0)
    return result.withLock { $0 } ?? nothing
  }
}
