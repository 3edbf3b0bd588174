import CJPEG
import Testing

@testable import ImageFiles

/// JPEG files at the best quality, with segments of one's own.
struct SampleJPEG {
  static let progressive = TJFLAG_PROGRESSIVE

  var width: Int
  var height: Int
  var format = TJPF_RGB
  var subsampling = TJSAMP_444
  var flags: Int32 = 0
  /// Segments after SOI: marker and payload.
  var segments: [(marker: UInt8, payload: [UInt8])] = []

  /// The file; `samples` are a pixel's.
  func bytes(_ samples: (_ x: Int, _ y: Int) -> [UInt8]) throws -> [UInt8] {
    let pixels = (0..<height).flatMap { y in (0..<width).flatMap { x in samples(x, y) } }
    let compressor = try #require(tjInitCompress())
    defer { tjDestroy(compressor) }
    var packed: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    let status = tjCompress2(
      compressor, pixels, Int32(width), 0, Int32(height), Int32(format.rawValue), &packed, &count,
      Int32(subsampling.rawValue), 100, flags | TJFLAG_ACCURATEDCT)
    defer { tjFree(packed) }
    try #require(status == 0)
    let plain = Array(UnsafeBufferPointer(start: packed, count: Int(count)))
    return plain.prefix(2) + segments.flatMap(Self.segment) + plain.dropFirst(2)
  }

  private static func segment(marker: UInt8, payload: [UInt8]) -> [UInt8] {
    let length = payload.count + 2
    return [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + payload
  }
}
