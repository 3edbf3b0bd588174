import Raster

extension BlurPlane {
  /// Means of two by two numbers, with a border of one on each side for the blur to run into.
  func halved() -> BlurPlane {
    let half = BlurPlane(halfOf: width, height, channels: channels, edges: edges)
    half.fill(from: width, height) { upper, lower, left, right, share, place in
      let (upper, lower) = (upper * stride, lower * stride)
      let (left, right) = (left * channels, right * channels)
      for channel in 0..<channels {
        let sum =
          values[upper + left + channel] + values[upper + right + channel]
          + values[lower + left + channel] + values[lower + right + channel]
        half.values[place + channel] = sum * share
      }
    }
    return half
  }

  /// A bitmap's blue, green, red and alpha, as `halved()` gives them.
  convenience init(halving bitmap: Bitmap, _ edges: BlurEdges) {
    self.init(halfOf: bitmap.width, bitmap.height, channels: 4, edges: edges)
    bitmap.withPixels { pixels in
      fill(from: bitmap.width, bitmap.height) { upper, lower, left, right, share, place in
        let (upper, lower) = (upper * bitmap.width, lower * bitmap.width)
        let words = SIMD4(
          pixels[upper + left], pixels[upper + right], pixels[lower + left],
          pixels[lower + right])
        // Two channels at a time, sixteen bits each.
        let even = (words & 0xFF00FF).wrappedSum()
        let odd = (words &>> 8 & 0xFF00FF).wrappedSum()
        values[place] = Float(even & 0xFFFF) * share
        values[place + 1] = Float(odd & 0xFFFF) * share
        values[place + 2] = Float(even >> 16) * share
        values[place + 3] = Float(odd >> 16) * share
      }
    }
  }

  private convenience init(halfOf width: Int, _ height: Int, channels: Int, edges: BlurEdges) {
    self.init(
      width: (width + 1) / 2 + 2, height: (height + 1) / 2 + 2, channels: channels, edges: edges)
  }

  /// Calls `body` for each number's four: their rows and columns, what each of them counts, and where
  /// their mean stands. At odd edges a row or column stands for its missing neighbour.
  @inline(__always)
  private func fill(
    from width: Int, _ height: Int, _ body: (Int, Int, Int, Int, Float, Int) -> Void
  ) {
    for y in 0..<self.height - 2 {
      let (upper, lower) = (2 * y, min(2 * y + 1, height - 1))
      for x in 0..<self.width - 2 {
        let (left, right) = (2 * x, min(2 * x + 1, width - 1))
        var share: Float = 0.25
        if edges == .clear {
          if upper == lower { share /= 2 }
          if left == right { share /= 2 }
        }
        body(upper, lower, left, right, share, (y + 1) * stride + (x + 1) * channels)
      }
    }
    if edges == .extended { repeatEdges() }
  }

  /// Copies the numbers beside the border onto it.
  private func repeatEdges() {
    for y in 1..<height - 1 {
      let (first, last) = (y * stride, y * stride + (width - 1) * channels)
      for channel in first..<first + channels { values[channel] = values[channel + channels] }
      for channel in last..<last + channels { values[channel] = values[channel - channels] }
    }
    for column in 0..<stride {
      values[column] = values[stride + column]
      values[(height - 1) * stride + column] = values[(height - 2) * stride + column]
    }
  }

  /// Undoes `halved()` by interpolating between the means.
  func doubled(_ width: Int, _ height: Int) -> BlurPlane {
    let whole = BlurPlane(width: width, height: height, channels: channels, edges: edges)
    doubleRows(height) { y, means in whole.interpolate(means, row: y) }
    return whole
  }

  /// Four channels, doubled, as a bitmap.
  func doubledBitmap(_ width: Int, _ height: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    bitmap.withMutablePixels { pixels in
      doubleRows(height) { y, means in
        let input = UnsafeRawBufferPointer(means)
        func mean(_ x: Int) -> SIMD4<Float> {
          input.loadUnaligned(fromByteOffset: x * 16, as: SIMD4<Float>.self)
        }
        for x in 0..<width {
          let near = x / 2 + 1
          let color = 0.75 * mean(near) + 0.25 * mean(x % 2 == 0 ? near - 1 : near + 1)
          pixels[y * width + x] = word(color)
        }
      }
    }
    return bitmap
  }

  /// Calls `body` with each of `height` rows, interpolated between two of this plane's.
  private func doubleRows(_ height: Int, _ body: (Int, UnsafeBufferPointer<Float>) -> Void) {
    withUnsafeTemporaryAllocation(of: Float.self, capacity: stride) { tall in
      for y in 0..<height {
        let near = (y / 2 + 1) * stride
        let far = near + (y % 2 == 0 ? -stride : stride)
        for column in 0..<stride {
          tall[column] = 0.75 * values[near + column] + 0.25 * values[far + column]
        }
        body(y, UnsafeBufferPointer(tall))
      }
    }
  }

  private func interpolate(_ means: UnsafeBufferPointer<Float>, row: Int) {
    let target = row * stride
    for x in 0..<width {
      let near = (x / 2 + 1) * channels
      let far = near + (x % 2 == 0 ? -channels : channels)
      for channel in 0..<channels {
        values[target + x * channels + channel] =
          0.75 * means[near + channel] + 0.25 * means[far + channel]
      }
    }
  }
}

/// Four channels from 0 to 255 to the nearest whole numbers: above 2²³ a float has no fraction left.
@inline(__always)
private func word(_ color: SIMD4<Float>) -> UInt32 {
  let bits = unsafeBitCast(color + 8_388_608, to: SIMD4<UInt32>.self) & 255
  return (bits &<< SIMD4(0, 8, 16, 24)).wrappedSum()
}
