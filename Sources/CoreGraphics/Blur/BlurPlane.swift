import Foundation

/// Rows of numbers to be blurred: one or four channels, side by side, each row a multiple of eight.
final class BlurPlane {
  let width: Int
  let height: Int
  let channels: Int
  let edges: BlurEdges
  /// Numbers from one row to the next.
  let stride: Int
  let values: UnsafeMutableBufferPointer<Float>

  /// All zero.
  init(width: Int, height: Int, channels: Int, edges: BlurEdges) {
    (self.width, self.height, self.channels, self.edges) = (width, height, channels, edges)
    stride = (width * channels + 7) / 8 * 8
    values = .allocate(capacity: stride * height)
    values.initialize(repeating: 0)
  }

  deinit { values.deallocate() }

  func blurred(_ sigma: Double) -> BlurPlane {
    guard !Self.halves(sigma) else {
      return halved().blurred(Self.halfSigma(of: sigma)).doubled(width, height)
    }
    let kernel = BlurKernel(sigma: sigma)
    return convolvedAlongX(kernel).convolvedAlongY(kernel)
  }

  /// Whether a blur is made at half the size.
  static func halves(_ sigma: Double) -> Bool { sigma > 6 }

  /// The deviation at half the size. Variances add up: means of two pixels have 1/4 (pixels squared),
  /// interpolating them 3/4, a pixel's own width 1/12, at half size 1/3: that is 5/4 more than without
  /// the detour.
  static func halfSigma(of sigma: Double) -> Double { (sigma * sigma - 1.25).squareRoot() / 2 }

  private func convolvedAlongX(_ kernel: BlurKernel) -> BlurPlane {
    let margin = kernel.radius * channels
    let result = BlurPlane(width: width, height: height, channels: channels, edges: edges)
    withUnsafeTemporaryAllocation(of: Float.self, capacity: stride + 2 * margin) { padded in
      padded.initialize(repeating: 0)
      for y in 0..<height where !isClear(row: y) {
        _ = padded[margin..<margin + stride].update(fromContentsOf: row(y))
        if edges == .extended { extend(padded, margin) }
        kernel.convolve(
          UnsafeBufferPointer(padded), at: margin, step: channels, before: kernel.radius,
          after: kernel.radius, edges: edges, into: result.row(y))
      }
    }
    return result
  }

  private func convolvedAlongY(_ kernel: BlurKernel) -> BlurPlane {
    let result = BlurPlane(width: width, height: height, channels: channels, edges: edges)
    for y in 0..<height {
      kernel.convolve(
        UnsafeBufferPointer(values), at: y * stride, step: stride, before: min(y, kernel.radius),
        after: min(height - 1 - y, kernel.radius), edges: edges, into: result.row(y))
    }
    return result
  }

  /// Repeats a row's first and last pixels beside it.
  private func extend(_ padded: UnsafeMutableBufferPointer<Float>, _ margin: Int) {
    let end = margin + width * channels
    for index in 0..<margin {
      padded[index] = padded[margin + index % channels]
      padded[end + index] = padded[end - channels + index % channels]
    }
  }

  private func row(_ y: Int) -> UnsafeMutableBufferPointer<Float> {
    UnsafeMutableBufferPointer(rebasing: values[y * stride..<(y + 1) * stride])
  }

  private func isClear(row y: Int) -> Bool {
    row(y).allSatisfy { $0 == 0 }
  }
}
