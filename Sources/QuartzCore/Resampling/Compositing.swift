/// Arithmetic on rows of premultiplied pixels, four at a time.
enum Compositing {
  /// Lays `source` over `target`, `share` of 256 of it.
  static func over(
    _ source: UnsafePointer<UInt32>, onto target: UnsafeMutablePointer<UInt32>, count: Int,
    share: Int
  ) {
    var index = 0
    while index + 4 <= count {
      let words = UnsafeRawPointer(source + index).loadUnaligned(as: SIMD4<UInt32>.self)
      let alphas = words[0] & words[1] & words[2] & words[3]
      if share == 256, alphas >= 0xFF00_0000 {
        UnsafeMutableRawPointer(target + index).storeBytes(of: words, as: SIMD4<UInt32>.self)
      } else if words != SIMD4(repeating: 0) {
        over(ChannelPairs(words), ChannelPairs(loading: target + index), share: share)
          .store(to: target + index)
      }
      index += 4
    }
    while index < count {
      target[index] = over(source[index], onto: target[index], share: share)
      index += 1
    }
  }

  /// Lays one pixel over another, `share` of 256 of it.
  static func over(_ source: UInt32, onto target: UInt32, share: Int) -> UInt32 {
    over(
      ChannelPairs(SIMD4(source, 0, 0, 0)), ChannelPairs(SIMD4(target, 0, 0, 0)), share: share
    ).words[0]
  }

  /// Lays one premultiplied colour over a row.
  static func fill(_ target: UnsafeMutablePointer<UInt32>, count: Int, with word: UInt32) {
    if word >> 24 == 255 { return target.update(repeating: word, count: count) }
    let source = ChannelPairs(SIMD4(repeating: word))
    var index = 0
    while index + 4 <= count {
      over(source, ChannelPairs(loading: target + index), share: 256).store(to: target + index)
      index += 4
    }
    while index < count {
      target[index] = over(word, onto: target[index], share: 256)
      index += 1
    }
  }

  /// Multiplies each pixel by the alpha of another.
  static func keep(
    _ target: UnsafeMutablePointer<UInt32>, count: Int, where mask: UnsafePointer<UInt32>
  ) {
    for index in 0..<count where target[index] != 0 {
      let alpha = UInt16(truncatingIfNeeded: mask[index] >> 24)
      if alpha == 255 { continue }
      let pixel = ChannelPairs(SIMD4(target[index], 0, 0, 0))
      let share = SIMD8(repeating: alpha)
      target[index] =
        ChannelPairs(even: product(pixel.even, share), odd: product(pixel.odd, share)).words[0]
    }
  }

  /// Moves `target` towards `source` by `share` of 128.
  static func blend(
    _ source: UnsafePointer<UInt32>, into target: UnsafeMutablePointer<UInt32>, count: Int,
    share: Int
  ) {
    let share = SIMD8(repeating: Int16(truncatingIfNeeded: share))
    var index = 0
    while index + 4 <= count {
      let old = ChannelPairs(loading: target + index)
      let new = ChannelPairs(loading: source + index)
      blend(old, new, share).store(to: target + index)
      index += 4
    }
    while index < count {
      let old = ChannelPairs(SIMD4(target[index], 0, 0, 0))
      let new = ChannelPairs(SIMD4(source[index], 0, 0, 0))
      target[index] = blend(old, new, share).words[0]
      index += 1
    }
  }

  @inline(__always)
  private static func blend(
    _ old: ChannelPairs, _ new: ChannelPairs, _ share: SIMD8<Int16>
  ) -> ChannelPairs {
    ChannelPairs(
      even: old.even.blended(with: new.even, share), odd: old.odd.blended(with: new.odd, share))
  }

  @inline(__always)
  private static func over(
    _ source: ChannelPairs, _ target: ChannelPairs, share: Int
  ) -> ChannelPairs {
    var top = source
    if share < 256 {
      let factor = SIMD8(repeating: UInt16(truncatingIfNeeded: share))
      let half = SIMD8<UInt16>(repeating: 128)
      top.even = (top.even &* factor &+ half) &>> SIMD8(repeating: 8)
      top.odd = (top.odd &* factor &+ half) &>> SIMD8(repeating: 8)
    }
    // Alpha is the upper one of each two odd channels.
    let alphas = unsafeBitCast(top.odd, to: SIMD4<UInt32>.self) &>> SIMD4(repeating: 16)
    let spread = alphas | (alphas &<< SIMD4(repeating: 16))
    let rest = SIMD8<UInt16>(repeating: 255) &- unsafeBitCast(spread, to: SIMD8<UInt16>.self)
    return ChannelPairs(
      even: top.even &+ product(target.even, rest), odd: top.odd &+ product(target.odd, rest))
  }

  /// The product of two bytes as shares of 255, exactly rounded.
  @inline(__always)
  private static func product(_ one: SIMD8<UInt16>, _ other: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let product = one &* other &+ SIMD8(repeating: 128)
    return (product &+ (product &>> SIMD8(repeating: 8))) &>> SIMD8(repeating: 8)
  }
}
