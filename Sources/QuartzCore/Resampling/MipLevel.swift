import Raster

/// One reduction of a picture, with a border that repeats its edge, so that a bilinear tap in the
/// picture or a little outside reads no pixel that isn't there. Never written once it is made.
final class MipLevel: @unchecked Sendable {
  /// How many pixels the border is wide.
  static let border = 2

  /// In pixels, without the border.
  let width, height: Int
  /// Pixels from one row to the next.
  let stride: Int
  /// The top left pixel of the border.
  let base: UnsafeMutablePointer<UInt32>

  var byteCount: Int { count * MemoryLayout<UInt32>.size }
  private let count: Int

  init(width: Int, height: Int) {
    (self.width, self.height, stride) = (width, height, width + 2 * Self.border)
    // Some pixels more than the border: what goes by fours may look and write there.
    count = stride * (height + 2 * Self.border) + 4
    base = .allocate(capacity: count)
    // All but the border is written by whoever makes the level, the border by `repeatEdges`.
    (base + count - 4).initialize(repeating: 0, count: 4)
  }

  deinit { base.deallocate() }

  /// The picture itself.
  convenience init(_ bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height)
    bitmap.withPixels { pixels in
      guard let source = pixels.baseAddress else { return }
      for y in 0..<height {
        row(y).update(from: source + y * width, count: width)
      }
    }
    repeatEdges()
  }

  /// `parent` at half its width, half its height or both; each pixel the mean of those it stands for.
  convenience init(halving parent: MipLevel, x: Bool, y: Bool) {
    self.init(
      width: x ? (parent.width + 1) / 2 : parent.width,
      height: y ? (parent.height + 1) / 2 : parent.height)
    for index in 0..<height {
      let first = parent.row(y ? 2 * index : index)
      // Beyond an odd edge lies the border, which repeats it.
      let second = y ? first + parent.stride : first
      if x {
        halve(first, second, into: row(index))
      } else {
        average(first, second, into: row(index))
      }
    }
    repeatEdges()
  }

  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    base + (y + Self.border) * stride + Self.border
  }

  /// Each pixel from two of one row and two of another.
  private func halve(
    _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>,
    into target: UnsafeMutablePointer<UInt32>
  ) {
    // Two pixels from four; the last may come from the border, and go there.
    for x in Swift.stride(from: 0, to: width, by: 2) {
      let (top, bottom) = (
        ChannelPairs(loading: first + 2 * x), ChannelPairs(loading: second + 2 * x)
      )
      let even = unsafeBitCast(top.even &+ bottom.even, to: SIMD4<UInt32>.self)
      let odd = unsafeBitCast(top.odd &+ bottom.odd, to: SIMD4<UInt32>.self)
      let left = SIMD4(lowHalf: even.evenHalf, highHalf: odd.evenHalf)
      let right = SIMD4(lowHalf: even.oddHalf, highHalf: odd.oddHalf)
      // No channel's sum carries into its neighbour.
      let mean =
        ((left &+ right &+ SIMD4(repeating: 0x2_0002)) &>> SIMD4(repeating: 2))
        & SIMD4(repeating: 0xFF_00FF)
      let words = mean.lowHalf | (mean.highHalf &<< SIMD2(repeating: 8))
      UnsafeMutableRawPointer(target + x).storeBytes(of: words, as: SIMD2<UInt32>.self)
    }
  }

  /// Each pixel from one of one row and one of another.
  private func average(
    _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>,
    into target: UnsafeMutablePointer<UInt32>
  ) {
    for x in 0..<width {
      // The mean of each byte, rounded up, all four at once.
      let (a, b) = (first[x], second[x])
      target[x] = (a | b) &- (((a ^ b) >> 1) & 0x7F7F_7F7F)
    }
  }

  func repeatEdges() {
    guard width > 0, height > 0 else { return }
    for y in 0..<height {
      let row = row(y)
      for step in 1...Self.border {
        row[-step] = row[0]
        row[width - 1 + step] = row[width - 1]
      }
    }
    for step in 1...Self.border {
      (row(-step) - Self.border).update(from: row(0) - Self.border, count: stride)
      (row(height - 1 + step) - Self.border)
        .update(from: row(height - 1) - Self.border, count: stride)
    }
  }
}
