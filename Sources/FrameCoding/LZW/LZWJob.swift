import Dispatch
import Synchronization

/// The coding of one image, on another thread.
final class LZWJob: Sendable {
  struct Coded {
    var blocks: [UInt8]
    /// How long it took, by the caller's clock; 0 without one.
    var seconds: Double
  }

  private let result = Mutex<Coded?>(nil)
  private let isDone = DispatchSemaphore(value: 0)

  init(_ image: IndexImage, _ palette: Palette, now: (@Sendable () -> Double)?) {
    DispatchQueue.global(qos: .userInitiated).async { [self] in
      let start = now?() ?? 0
      let blocks = LZWCoder(image.targets.isEmpty ? [] : palette.colours).code(
        image, bits: palette.bits)
      let seconds = (now?() ?? 0) - start
      result.withLock { $0 = Coded(blocks: blocks, seconds: seconds) }
      isDone.signal()
    }
  }

  /// Gives back the codes once they are there; for one call.
  func wait() -> Coded {
    isDone.wait()
    return result.withLock { $0 } ?? Coded(blocks: [], seconds: 0)
  }
}
