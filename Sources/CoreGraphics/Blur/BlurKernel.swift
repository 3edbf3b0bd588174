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

  /// Weighs each number from index `start` on with its neighbours `step` apart, as many as there are
  /// `before` and `after` it, and the last of them for those that are missing if edges go on; fills `target`, whose count is a multiple of eight.
  func convolve(
    _ source: UnsafeBufferPointer<Float>, at start: Int, step: Int, before: Int, after: Int,
    edges: BlurEdges, into target: UnsafeMutableBufferPointer<Float>
  ) {
    typealias Lanes = SIMD8<Float>
    let size = MemoryLayout<Float>.size
    let input = UnsafeRawBufferPointer(source)
    let output = UnsafeMutableRawBufferPointer(target)
    let both = min(before, after)
    let missing = edges == .extended ? radius : 0
    weights.withUnsafeBufferPointer { weights in
      for column in Swift.stride(from: 0, to: target.count, by: Lanes.scalarCount) {
        func load(_ offset: Int) -> Lanes {
          let index = start + column + offset * step
          return input.loadUnaligned(fromByteOffset: index * size, as: Lanes.self)
        }
        var sum = load(0) * weights[0]
        for offset in 0..<both {
          sum += (load(-offset - 1) + load(offset + 1)) * weights[offset + 1]
        }
        for offset in both..<before { sum += load(-offset - 1) * weights[offset + 1] }
        for offset in both..<after { sum += load(offset + 1) * weights[offset + 1] }
        for offset in stride(from: before, to: missing, by: 1) {
          sum += load(-before) * weights[offset + 1]
        }
        for offset in stride(from: after, to: missing, by: 1) {
          sum += load(after) * weights[offset + 1]
        }
        output.storeBytes(of: sum, toByteOffset: column * size, as: Lanes.self)
      }
    }
  }
}
