/// Mixes a colour that the palette lacks from two that it has, by an ordered pattern that stands still.
///
/// By default only in gradients: where a pixel is like its neighbours, but not like those farther away.
/// Flat areas and edges stay clean.
struct SmoothDither {
  let pixels: UnsafeBufferPointer<UInt32>
  let width: Int
  let height: Int
  let mode: GIFOptions.Dither

  /// An error up to this is not worth a pattern.
  private static let leastError = ColourMetric.distance(levels: 2)
  /// Neighbours of a gradient are not farther apart than this.
  private static let smooth = ColourMetric.distance(levels: 4)
  /// Over `reach` pixels a gradient changes by this much at most.
  private static let slope = ColourMetric.distance(levels: 20)
  private static let reach = 6
  /// Two colours farther apart than this make a pattern that shows.
  private static let mostSpread = ColourMetric.distance(levels: 16)

  /// The index for the pixel at `x`, `y`, to which `hit` is nearest.
  @inline(__always)
  func index(
    _ x: Int, _ y: Int, _ hit: NearestColour.Hit, _ nearest: inout NearestColour
  ) -> UInt8 {
    guard hit.distance > Self.leastError, mode != .none else { return hit.index }
    return mixed(x, y, hit, &nearest)
  }

  private func mixed(
    _ x: Int, _ y: Int, _ hit: NearestColour.Hit, _ nearest: inout NearestColour
  ) -> UInt8 {
    guard mode == .full || isGradient(x, y) else { return hit.index }
    let word = pixels[y * width + x]
    let below = nearest.colour(hit.index)
    let other = nearest.nearest(Self.mirrored(below, at: word))
    guard other.index != hit.index else { return hit.index }
    let above = nearest.colour(other.index)
    let span = Self.difference(above, below)
    let spread = ColourMetric.product(span, span)
    guard spread <= Self.mostSpread else { return hit.index }
    let share = ColourMetric.product(Self.difference(word, below), span)
    // The pattern's 64 steps: above it the nearer colour, below it the other.
    return share * 128 > (2 * Self.threshold(x, y) + 1) * spread ? other.index : hit.index
  }

  private func isGradient(_ x: Int, _ y: Int) -> Bool {
    let reach = Self.reach
    guard x >= reach, y >= reach, x + reach < width, y + reach < height else { return false }
    let place = y * width + x
    let word = pixels[place]
    for step in [1, width] {
      if ColourMetric.distance(word, pixels[place - step]) > Self.smooth { return false }
      if ColourMetric.distance(word, pixels[place + step]) > Self.smooth { return false }
    }
    var changes = false
    for step in [reach, reach * width] {
      let before = ColourMetric.distance(word, pixels[place - step])
      let after = ColourMetric.distance(word, pixels[place + step])
      if before > Self.slope || after > Self.slope { return false }
      if before != 0 || after != 0 { changes = true }
    }
    return changes
  }

  /// As far beyond `word` as `colour` is before it.
  private static func mirrored(_ colour: UInt32, at word: UInt32) -> UInt32 {
    func mirror(_ shift: UInt32) -> UInt32 {
      let level = 2 * ColourMetric.channel(word, shift) - ColourMetric.channel(colour, shift)
      return UInt32(min(max(level, 0), 255)) << shift
    }
    return mirror(16) | mirror(8) | mirror(0)
  }

  private static func difference(_ one: UInt32, _ other: UInt32) -> (Int32, Int32, Int32) {
    (
      ColourMetric.channel(one, 16) - ColourMetric.channel(other, 16),
      ColourMetric.channel(one, 8) - ColourMetric.channel(other, 8),
      ColourMetric.channel(one, 0) - ColourMetric.channel(other, 0)
    )
  }

  /// Bayer's matrix of 8 × 8: the bits of x ⊕ y and y, interleaved in reverse.
  private static func threshold(_ x: Int, _ y: Int) -> Int32 {
    let (a, b) = ((x ^ y) & 7, y & 7)
    let low = (a & 1) << 5 | (b & 1) << 4
    let middle = (a & 2) << 2 | (b & 2) << 1
    let high = (a & 4) >> 1 | (b & 4) >> 2
    return Int32(low | middle | high)
  }
}
