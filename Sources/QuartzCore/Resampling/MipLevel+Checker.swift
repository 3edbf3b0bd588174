extension MipLevel {
  /// `level` without what alternates from pixel to pixel along both axes at once, such as a fine
  /// checker: the one pattern that beats worst when it is drawn smaller, and the one that can go without
  /// softening an upright or level edge.
  ///
  /// Subtracts a sixteenth of the second difference along x of the second difference along y: all of
  /// that pattern, and nothing of what changes along one axis only.
  convenience init(withoutCheckerOf level: MipLevel) {
    self.init(width: level.width, height: level.height)
    for y in 0..<height {
      let (above, here, below) = (level.row(y - 1), level.row(y), level.row(y + 1))
      let target = row(y)
      // Four at a time; the last may come from the border, and go there.
      for x in Swift.stride(from: 0, to: width, by: 4) {
        let middle = ChannelPairs(loading: here + x)
        let left = Self.bend(above + x - 1, here + x - 1, below + x - 1)
        let centre = Self.bend(above + x, here + x, below + x)
        let right = Self.bend(above + x + 1, here + x + 1, below + x + 1)
        let odd = Self.smoothed(middle.odd, left.odd, centre.odd, right.odd, limit: 255)
        // Premultiplied: no channel above alpha, the upper one of each two odd channels.
        let alphas = unsafeBitCast(odd, to: SIMD4<UInt32>.self) &>> SIMD4(repeating: 16)
        let limits = unsafeBitCast(
          alphas | (alphas &<< SIMD4(repeating: 16)), to: SIMD8<Int16>.self)
        let even = Self.smoothed(middle.even, left.even, centre.even, right.even, limits)
        let bounded = Self.lower(unsafeBitCast(odd, to: SIMD8<Int16>.self), limits)
        ChannelPairs(even: even, odd: bounded).store(to: target + x)
      }
    }
    repeatEdges()
  }

  /// The second difference along y.
  @inline(__always)
  private static func bend(
    _ above: UnsafePointer<UInt32>, _ here: UnsafePointer<UInt32>, _ below: UnsafePointer<UInt32>
  ) -> (even: SIMD8<Int16>, odd: SIMD8<Int16>) {
    let (top, middle, bottom) = (
      ChannelPairs(loading: above), ChannelPairs(loading: here), ChannelPairs(loading: below)
    )
    let even = top.even &+ bottom.even &- middle.even &- middle.even
    let odd = top.odd &+ bottom.odd &- middle.odd &- middle.odd
    return (
      unsafeBitCast(even, to: SIMD8<Int16>.self), unsafeBitCast(odd, to: SIMD8<Int16>.self)
    )
  }

  @inline(__always)
  private static func smoothed(
    _ channels: SIMD8<UInt16>, _ left: SIMD8<Int16>, _ centre: SIMD8<Int16>,
    _ right: SIMD8<Int16>, limit: Int16
  ) -> SIMD8<UInt16> {
    smoothed(channels, left, centre, right, SIMD8(repeating: limit))
  }

  @inline(__always)
  private static func smoothed(
    _ channels: SIMD8<UInt16>, _ left: SIMD8<Int16>, _ centre: SIMD8<Int16>,
    _ right: SIMD8<Int16>, _ limits: SIMD8<Int16>
  ) -> SIMD8<UInt16> {
    let bend = left &+ right &- centre &- centre &+ SIMD8(repeating: 8)
    let value = unsafeBitCast(channels, to: SIMD8<Int16>.self) &- (bend &>> SIMD8(repeating: 4))
    // Its sign, spread over all its bits, is what is to go.
    let positive = value & ~(value &>> SIMD8(repeating: 15))
    return lower(positive, limits)
  }

  @inline(__always)
  private static func lower(_ one: SIMD8<Int16>, _ other: SIMD8<Int16>) -> SIMD8<UInt16> {
    let excess = one &- other
    return unsafeBitCast(
      other &+ (excess & (excess &>> SIMD8(repeating: 15))), to: SIMD8<UInt16>.self)
  }
}
