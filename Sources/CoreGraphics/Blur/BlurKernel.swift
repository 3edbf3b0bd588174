import Foundation

/// One half of a Gaussian, its middle first: its integral over each pixel, so that an edge becomes the
/// integral of the Gaussian, seen at pixel centres.
struct BlurKernel {
  let weights: [Float]

  var radius: Int { weights.count - 1 }

  init(sigma: Double) {
    func below(_ edge: Double) -> Double { erf(edge / (sigma * 2.squareRoot())) }
    let samples = (0...GaussianBlur.reach(sigma: sigma)).map {
      below(Double($0) + 0.5) - below(Double($0) - 0.5)
    }
    let sum = 2 * samples.reduce(0, +) - samples[0]
    weights = samples.map { Float($0 / sum) }
  }

  /// Weighs each number from index `start` on with its neighbours `step` apart; as many as `target`
  /// has, a multiple of eight.
  func convolve(
    _ source: UnsafeRawBufferPointer, at start: Int, step: Int,
    into target: UnsafeMutableBufferPointer<Float>
  ) {
    typealias Lanes = SIMD8<Float>
    let size = MemoryLayout<Float>.size
    func load(_ index: Int) -> Lanes {
      source.loadUnaligned(fromByteOffset: index * size, as: Lanes.self)
    }
    let output = UnsafeMutableRawBufferPointer(target)
    weights.withUnsafeBufferPointer { weights in
      for column in Swift.stride(from: 0, to: target.count, by: Lanes.scalarCount) {
        let middle = start + column
        var sum = load(middle) * weights[0]
        for offset in 1..<weights.count {
          let pair = load(middle - offset * step) + load(middle + offset * step)
          sum += pair * weights[offset]
        }
        output.storeBytes(of: sum, toByteOffset: column * size, as: Lanes.self)
      }
    }
  }
}
