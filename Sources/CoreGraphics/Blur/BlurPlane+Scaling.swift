extension BlurPlane {
  /// Means of two by two numbers, with a border of one on each side for the blur to run into.
  func halved() -> BlurPlane {
    let half = BlurPlane(
      width: (width + 1) / 2 + 2, height: (height + 1) / 2 + 2, channels: channels)
    for y in 0..<height {
      let (source, target) = (y * stride, (y / 2 + 1) * half.stride)
      for x in 0..<width {
        let place = target + (x / 2 + 1) * channels
        for channel in 0..<channels {
          half.values[place + channel] += values[source + x * channels + channel] * 0.25
        }
      }
    }
    return half
  }

  /// Undoes `halved()` by interpolating between the means.
  func doubled(_ width: Int, _ height: Int) -> BlurPlane {
    let whole = BlurPlane(width: width, height: height, channels: channels)
    withUnsafeTemporaryAllocation(of: Float.self, capacity: stride) { tall in
      for y in 0..<height {
        let near = (y / 2 + 1) * stride
        let far = near + (y % 2 == 0 ? -stride : stride)
        for column in 0..<stride {
          tall[column] = 0.75 * values[near + column] + 0.25 * values[far + column]
        }
        whole.interpolate(UnsafeBufferPointer(tall), row: y)
      }
    }
    return whole
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
