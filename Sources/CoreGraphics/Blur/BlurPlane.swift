import Foundation

/// Rows of numbers to be blurred: one or four channels, side by side, each row a multiple of eight.
struct BlurPlane {
  let width: Int
  let height: Int
  let channels: Int
  /// Numbers from one row to the next.
  let stride: Int
  var values: [Float]

  init(width: Int, height: Int, channels: Int) {
    (self.width, self.height, self.channels) = (width, height, channels)
    stride = (width * channels + 7) / 8 * 8
    values = [Float](repeating: 0, count: stride * height)
  }

  func blurred(_ sigma: Double) -> BlurPlane {
    guard sigma > 8 else {
      let kernel = BlurKernel(sigma: sigma)
      return convolvedAlongX(kernel).convolvedAlongY(kernel)
    }
    // Variances add up. Means of two pixels have 1/4 (pixels squared), interpolating them 3/4, a pixel's
    // own width 1/12, at half size 1/3: that is 5/4 more than without the detour.
    return halved().blurred((sigma * sigma - 1.25).squareRoot() / 2).doubled(width, height)
  }

  private func convolvedAlongX(_ kernel: BlurKernel) -> BlurPlane {
    let margin = kernel.radius * channels
    var result = BlurPlane(width: width, height: height, channels: channels)
    var row = [Float](repeating: 0, count: stride + 2 * margin)
    values.withUnsafeBufferPointer { source in
      result.values.withUnsafeMutableBufferPointer { target in
        for y in 0..<height {
          let place = y * stride..<(y + 1) * stride
          row.withUnsafeMutableBufferPointer { row in
            _ = row[margin..<margin + stride].update(fromContentsOf: source[place])
            kernel.convolve(
              UnsafeRawBufferPointer(row), at: margin, step: channels,
              into: UnsafeMutableBufferPointer(rebasing: target[place]))
          }
        }
      }
    }
    return result
  }

  private func convolvedAlongY(_ kernel: BlurKernel) -> BlurPlane {
    let margin = kernel.radius * stride
    var result = BlurPlane(width: width, height: height, channels: channels)
    let nothing = [Float](repeating: 0, count: margin)
    let padded = nothing + values + nothing
    padded.withUnsafeBytes { source in
      result.values.withUnsafeMutableBufferPointer { target in
        for y in 0..<height {
          kernel.convolve(
            source, at: margin + y * stride, step: stride,
            into: UnsafeMutableBufferPointer(rebasing: target[y * stride..<(y + 1) * stride]))
        }
      }
    }
    return result
  }
}
