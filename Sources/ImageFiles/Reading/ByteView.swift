/// Bytes with numbers in them; a number that doesn't fit is nil, so no input can trap.
struct ByteView {
  private let bytes: ArraySlice<UInt8>
  private let isBigEndian: Bool

  init(_ bytes: ArraySlice<UInt8>, bigEndian: Bool = true) {
    self.bytes = bytes
    isBigEndian = bigEndian
  }

  var count: Int { bytes.count }

  func uint16(at offset: Int) -> Int? { number(at: offset, length: 2) }

  func uint32(at offset: Int) -> Int? { number(at: offset, length: 4) }

  private func number(at offset: Int, length: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - length else { return nil }
    let start = bytes.startIndex + offset
    return (0..<length).reduce(0) { sum, step in
      let index = isBigEndian ? step : length - 1 - step
      return sum << 8 | Int(bytes[start + index])
    }
  }
}
