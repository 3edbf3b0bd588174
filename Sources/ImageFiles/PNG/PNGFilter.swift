/// What is subtracted from each byte before it is packed (PNG specification, section 9).
enum PNGFilter: UInt8 {
  case none = 0
  case sub = 1
  case up = 2
  case paeth = 4

  /// Filters `row`, whose neighbour above is `above`, into `target`: the filter's number, then the
  /// differences.
  func apply(
    _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, bytesPerPixel: Int,
    into target: UnsafeMutablePointer<UInt8>
  ) {
    target[0] = rawValue
    let out = target + 1
    let lead = min(bytesPerPixel, count)
    switch self {
    case .none:
      out.update(from: row, count: count)
    case .sub:
      out.update(from: row, count: lead)
      for index in lead..<count { out[index] = row[index] &- row[index - bytesPerPixel] }
    case .up:
      for index in 0..<count { out[index] = row[index] &- above[index] }
    case .paeth:
      for index in 0..<lead { out[index] = row[index] &- above[index] }
      for index in lead..<count {
        let left = index - bytesPerPixel
        out[index] = row[index] &- Self.paeth(row[left], above[index], above[left])
      }
    }
  }

  /// Whichever of the three is nearest to left + up − corner; the first wins a tie.
  @inline(__always)
  private static func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    let (a, b, c) = (Int16(left), Int16(up), Int16(corner))
    let fromLeft = abs(b - c)
    let fromUp = abs(a - c)
    let fromCorner = abs(a + b - 2 * c)
    if fromLeft <= fromUp && fromLeft <= fromCorner { return left }
    return fromUp <= fromCorner ? up : corner
  }
}
