@testable import ImageFiles

/// PNG files of any depth and colour type, put together sample by sample.
struct SamplePNG {
  enum Color: UInt8 {
    case grey = 0
    case rgb = 2
    case palette = 3
    case greyAlpha = 4
    case rgba = 6
  }

  var width: Int
  var height: Int
  var depth = 8
  var color = Color.rgb
  var isInterlaced = false
  /// Chunks between the header and the pixels.
  var chunks: [(type: String, payload: [UInt8])] = []
  /// Chunks after the pixels.
  var lateChunks: [(type: String, payload: [UInt8])] = []

  /// The file; `samples` are a pixel's, in file order.
  func bytes(_ samples: (_ x: Int, _ y: Int) -> [Int]) -> [UInt8] {
    var writer = PNGWriter()
    let interlace: UInt8 = isInterlaced ? 1 : 0
    writer.append(
      "IHDR",
      PNGWriter.bigEndian(width) + PNGWriter.bigEndian(height)
        + [UInt8(depth), color.rawValue, 0, 0, interlace])
    for chunk in chunks { writer.append(chunk.type, chunk.payload) }
    writer.append("IDAT", Self.packed(passes.flatMap { rows(of: $0, samples) }))
    for chunk in lateChunks { writer.append(chunk.type, chunk.payload) }
    writer.append("IEND", [])
    return writer.bytes
  }

  /// In zlib's format.
  static func packed(_ bytes: [UInt8]) -> [UInt8] {
    var deflater = Deflater(level: 6, strategy: 0)
    bytes.withUnsafeBufferPointer { deflater.add($0) }
    return deflater.finish()
  }
}

extension SamplePNG {
  private typealias Pass = (x: Int, y: Int, stepX: Int, stepY: Int)

  private var passes: [Pass] {
    guard isInterlaced else { return [(0, 0, 1, 1)] }
    return [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
  }

  private func rows(of pass: Pass, _ samples: (Int, Int) -> [Int]) -> [UInt8] {
    guard pass.x < width else { return [] }
    return stride(from: pass.y, to: height, by: pass.stepY).flatMap { y in
      let row = stride(from: pass.x, to: width, by: pass.stepX).flatMap { samples($0, y) }
      return [0] + bits(of: row)
    }
  }

  private func bits(of samples: [Int]) -> [UInt8] {
    guard depth < 16 else { return samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
    let perByte = 8 / depth
    return stride(from: 0, to: samples.count, by: perByte).map { start in
      (0..<perByte).reduce(UInt8(0)) { byte, offset in
        let sample = start + offset < samples.count ? UInt8(samples[start + offset]) : 0
        return perByte == 1 ? sample : byte << UInt8(depth) | sample
      }
    }
  }
}
