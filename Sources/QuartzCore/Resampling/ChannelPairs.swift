/// Four premultiplied pixels as two vectors of 16-bit channels: what lies in the even bytes of their
/// words (blue, red) and what lies in the odd ones (green, alpha).
///
/// Splitting and joining takes an instruction or two, where widening byte by byte takes a call.
struct ChannelPairs {
  var even, odd: SIMD8<UInt16>

  @inline(__always)
  init(even: SIMD8<UInt16>, odd: SIMD8<UInt16>) { (self.even, self.odd) = (even, odd) }

  @inline(__always)
  init(_ words: SIMD4<UInt32>) {
    let channels = unsafeBitCast(words, to: SIMD8<UInt16>.self)
    even = channels & SIMD8(repeating: 0xFF)
    odd = channels &>> SIMD8(repeating: 8)
  }

  @inline(__always)
  init(loading pixels: UnsafePointer<UInt32>) {
    self.init(UnsafeRawPointer(pixels).loadUnaligned(as: SIMD4<UInt32>.self))
  }

  @inline(__always)
  var words: SIMD4<UInt32> {
    unsafeBitCast(even | (odd &<< SIMD8(repeating: 8)), to: SIMD4<UInt32>.self)
  }

  @inline(__always)
  func store(to pixels: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(pixels).storeBytes(of: words, as: SIMD4<UInt32>.self)
  }
}

extension SIMD8<UInt16> {
  /// Bytes towards other bytes by shares of 128; no product leaves 16 bits.
  @inline(__always)
  func blended(with other: Self, _ share: SIMD8<Int16>) -> Self {
    let from = unsafeBitCast(self, to: SIMD8<Int16>.self)
    let to = unsafeBitCast(other, to: SIMD8<Int16>.self)
    let step = (to &- from) &* share &+ SIMD8<Int16>(repeating: 64)
    return unsafeBitCast(from &+ (step &>> SIMD8<Int16>(repeating: 7)), to: Self.self)
  }
}
