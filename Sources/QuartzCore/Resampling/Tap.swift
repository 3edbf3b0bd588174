/// A level, read bilinearly.
struct Tap {
  /// A stretch of destination pixels: where the first lies in the whole picture, how far on the second
  /// lies, and by how much each step differs from the one before; in 2⁻³² pixels. It may leave the
  /// picture by a pixel and a half of the level.
  struct Span {
    var u, v: Int
    var stepU, stepV: Int
    var bendU, bendV: Int
    var count: Int
  }

  private let base: UnsafePointer<UInt32>
  private let stride: Int
  private let shiftX, shiftY: Int

  init(_ level: MipLevel, _ key: MipChain.Key) {
    base = UnsafePointer(level.base)
    stride = level.stride
    (shiftX, shiftY) = (key.x, key.y)
  }

  /// Fills `target` with what a span sees, two pixels at a time.
  func read(_ span: Span, into target: UnsafeMutablePointer<UInt32>) {
    if span.stepV == 0, span.bendV == 0 { return readLevel(span, into: target) }
    var (u, v) = start(of: span)
    var (stepU, stepV) = (span.stepU &>> shiftX, span.stepV &>> shiftY)
    let (bendU, bendV) = (span.bendU &>> shiftX, span.bendV &>> shiftY)
    var index = 0
    while index < span.count &- 1 {
      store(pair(u, v, u &+ stepU, v &+ stepV), target + index)
      u &+= 2 &* stepU &+ bendU
      v &+= 2 &* stepV &+ bendV
      stepU &+= 2 &* bendU
      stepV &+= 2 &* bendV
      index &+= 2
    }
    if index < span.count { target[index] = pair(u, v, u, v)[0] }
  }

  /// As the other, for a span that stays in one row of the picture.
  private func readLevel(_ span: Span, into target: UnsafeMutablePointer<UInt32>) {
    let (first, v) = start(of: span)
    var u = first
    var stepU = span.stepU &>> shiftX
    let bendU = span.bendU &>> shiftX
    var index = 0
    while index < span.count &- 1 {
      store(pair(u, v, u &+ stepU, v), target + index)
      u &+= 2 &* stepU &+ bendU
      stepU &+= 2 &* bendU
      index &+= 2
    }
    if index < span.count { target[index] = pair(u, v, u, v)[0] }
  }

  @inline(__always)
  private func start(of span: Span) -> (u: Int, v: Int) {
    // Half a pixel back for the centre, two ahead for the border.
    ((span.u &>> shiftX) &+ 0x1_8000_0000, (span.v &>> shiftY) &+ 0x1_8000_0000)
  }

  @inline(__always)
  private func store(_ words: SIMD2<UInt32>, _ target: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(target).storeBytes(of: words, as: SIMD2<UInt32>.self)
  }

  /// The pixels at two positions in the level and its border.
  @inline(__always)
  private func pair(_ u: Int, _ v: Int, _ nextU: Int, _ nextV: Int) -> SIMD2<UInt32> {
    let first = UnsafeRawPointer(base + ((v &>> 32) &* stride &+ (u &>> 32)))
    let second = UnsafeRawPointer(base + ((nextV &>> 32) &* stride &+ (nextU &>> 32)))
    let row = stride &* 4
    let top = ChannelPairs(Self.load(first, second))
    let bottom = ChannelPairs(Self.load(first + row, second + row))
    let down = SIMD8(
      lowHalf: SIMD4(repeating: Self.share(v)), highHalf: SIMD4(repeating: Self.share(nextV)))
    let even = unsafeBitCast(top.even.blended(with: bottom.even, down), to: SIMD4<UInt32>.self)
    let odd = unsafeBitCast(top.odd.blended(with: bottom.odd, down), to: SIMD4<UInt32>.self)
    let left = SIMD4(lowHalf: even.evenHalf, highHalf: odd.evenHalf)
    let right = SIMD4(lowHalf: even.oddHalf, highHalf: odd.oddHalf)
    let (a, b) = (Self.share(u), Self.share(nextU))
    let across = SIMD8(a, a, b, b, a, a, b, b)
    let mixed = unsafeBitCast(left, to: SIMD8<UInt16>.self)
      .blended(with: unsafeBitCast(right, to: SIMD8<UInt16>.self), across)
    let halves = unsafeBitCast(mixed, to: SIMD4<UInt32>.self)
    return halves.lowHalf | (halves.highHalf &<< SIMD2(repeating: 8))
  }

  @inline(__always)
  private static func load(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> SIMD4<UInt32> {
    SIMD4(
      lowHalf: first.loadUnaligned(as: SIMD2<UInt32>.self),
      highHalf: second.loadUnaligned(as: SIMD2<UInt32>.self))
  }

  /// Of 128.
  @inline(__always)
  private static func share(_ position: Int) -> Int16 {
    Int16(truncatingIfNeeded: (position &>> 25) & 0x7F)
  }
}
