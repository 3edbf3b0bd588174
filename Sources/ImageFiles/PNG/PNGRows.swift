import Raster

/// The rows of a bitmap as PNG stores them: straight RGB or RGBA, filtered.
struct PNGRows {
  let bitmap: Bitmap
  let isOpaque: Bool
  /// The one with the smallest differences is taken for each row.
  let filters: [PNGFilter]

  private var bytesPerPixel: Int { isOpaque ? 3 : 4 }

  /// Of one row, in bytes, the filter's number included.
  var length: Int { 1 + bitmap.width * bytesPerPixel }

  /// Calls `body` with each filtered row, from the top down.
  func forEach(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    let count = length - 1
    var row = [UInt8](repeating: 0, count: count)
    var above = row
    var candidates = filters.map { _ in [UInt8](repeating: 0, count: length) }
    for y in 0..<bitmap.height {
      swap(&row, &above)
      unpack(y, into: &row)
      for (index, filter) in filters.enumerated() {
        candidates[index].withUnsafeMutableBufferPointer { target in
          guard let target = target.baseAddress else { return }
          filter.apply(
            row, above: above, count: count, bytesPerPixel: bytesPerPixel, into: target)
        }
      }
      candidates[smallest(of: candidates)].withUnsafeBufferPointer(body)
    }
  }

  private func unpack(_ y: Int, into row: inout [UInt8]) {
    let width = bitmap.width
    bitmap.withPixels { pixels in
      row.withUnsafeMutableBufferPointer { row in
        for x in 0..<width {
          let word = AlphaConversion.straight(pixels[y * width + x])
          let start = x * bytesPerPixel
          row[start] = UInt8(truncatingIfNeeded: word >> 16)
          row[start + 1] = UInt8(truncatingIfNeeded: word >> 8)
          row[start + 2] = UInt8(truncatingIfNeeded: word)
          if !isOpaque { row[start + 3] = UInt8(truncatingIfNeeded: word >> 24) }
        }
      }
    }
  }

  /// By the sum of the differences' sizes, the heuristic that the PNG specification (12.7) recommends.
  private func smallest(of candidates: [[UInt8]]) -> Int {
    guard candidates.count > 1 else { return 0 }
    let sums = candidates.map { candidate in
      candidate.withUnsafeBufferPointer { bytes in
        bytes.dropFirst().reduce(UInt32(0)) { $0 &+ UInt32(Int8(bitPattern: $1).magnitude) }
      }
    }
    return sums.indices.min { sums[$0] < sums[$1] } ?? 0
  }
}
