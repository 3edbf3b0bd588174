/// Reads a picture at any point, filtered as a footprint asks. One a thread.
final class Sampler {
  /// The longest span that can be read at once.
  static let longestSpan = 64

  let deepest: MipChain.Key
  let chain: MipChain
  private let taps: UnsafeMutablePointer<Tap?>
  private let tapCount: Int
  private let whole: Tap
  private let line, extra: UnsafeMutablePointer<UInt32>

  init(_ chain: MipChain) {
    self.chain = chain
    deepest = chain.deepest
    tapCount = (deepest.x + 1) * (deepest.y + 1)
    taps = .allocate(capacity: tapCount)
    taps.initialize(repeating: nil, count: tapCount)
    whole = Tap(chain.whole, MipChain.Key(x: 0, y: 0))
    line = .allocate(capacity: 2 * Self.longestSpan)
    line.initialize(repeating: 0, count: 2 * Self.longestSpan)
    extra = line + Self.longestSpan
  }

  deinit {
    taps.deallocate()
    line.deallocate()
  }

  /// Fills `target` with what a span sees through one footprint, its extra taps apart.
  func read(
    _ span: Tap.Span, through footprint: Footprint, into target: UnsafeMutablePointer<UInt32>
  ) {
    if footprint.raw == 128 { return whole.read(span, into: target) }
    tap(footprint.x, footprint.y).read(span, into: target)
    if footprint.raw > 0 {
      whole.read(span, into: line)
      Compositing.blend(line, into: target, count: span.count, share: footprint.raw)
    }
    if footprint.middle > 0 {
      let (x, y) = footprint.middleIsX ? (1, 0) : (0, 1)
      tap(footprint.x + x, footprint.y + y).read(span, into: line)
      let share = footprint.middle * 128 / (128 - footprint.soft)
      Compositing.blend(line, into: target, count: span.count, share: share)
    }
    if footprint.soft > 0 {
      tap(footprint.x + 1, footprint.y + 1).read(span, into: line)
      Compositing.blend(line, into: target, count: span.count, share: footprint.soft)
    }
  }

  /// Adds to the mean of `count` spans in `target` one more.
  func add(
    _ span: Tap.Span, to count: Int, through footprint: Footprint,
    into target: UnsafeMutablePointer<UInt32>
  ) {
    read(span, through: footprint, into: extra)
    Compositing.blend(
      extra, into: target, count: span.count, share: (128 + count / 2) / (count + 1))
  }

  /// The level for so many halvings of each axis.
  @inline(__always)
  private func tap(_ x: Int, _ y: Int) -> Tap {
    let (x, y) = (min(x, deepest.x), min(y, deepest.y))
    let index = y * (deepest.x + 1) + x
    return taps[index] ?? makeTap(MipChain.Key(x: x, y: y), index)
  }

  private func makeTap(_ key: MipChain.Key, _ index: Int) -> Tap {
    let tap = Tap(chain.level(key), key)
    taps[index] = tap
    return tap
  }
}
