extension BlurPlane {
  /// Means of two by two numbers, with a border of one on each side for the blur to run into.
  func halved() -> BlurPlane {
    var half = BlurPlane(
      width: (width + 1) / 2 + 2, height: (height + 1) / 2 + 2, channels: channels)
    for y in 0..<height {
      let row = (y / 2 + 1) * half.stride
      for x in 0..<width {
        for channel in 0..<channels {
          let index = row + (x / 2 + 1) * channels + channel
          half.values[index] += values[y * stride + x * channels + channel] / 4
        }
      }
    }
    return half
  }

  /// Undoes `halved()` by interpolating between the means.
  func doubled(_ width: Int, _ height: Int) -> BlurPlane {
    var tall = BlurPlane(width: self.width, height: height, channels: channels)
    for y in 0..<height {
      let near = (y / 2 + 1) * stride
      let far = near + (y % 2 == 0 ? -stride : stride)
      for column in 0..<stride {
        tall.values[y * stride + column] =
          0.75 * values[near + column] + 0.25 * values[far + column]
      }
    }
    var whole = BlurPlane(width: width, height: height, channels: channels)
    for y in 0..<height {
      let row = y * stride
      for x in 0..<width {
        let near = row + (x / 2 + 1) * channels
        let far = near + (x % 2 == 0 ? -channels : channels)
        for channel in 0..<channels {
          whole.values[y * whole.stride + x * channels + channel] =
            0.75 * tall.values[near + channel] + 0.25 * tall.values[far + channel]
        }
      }
    }
    return whole
  }
}
