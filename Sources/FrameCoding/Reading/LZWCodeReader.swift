/// Codes of growing width, read from sub-blocks, the lowest bit first.
struct LZWCodeReader {
  private let bytes: [UInt8]
  private let end: Int
  /// Where the next byte is.
  private(set) var place: Int
  /// How many bytes the block still has.
  private var blockCount = 0
  private var held: UInt32 = 0
  private var heldBits = 0

  /// - Parameter blocks: Where the blocks lie.
  init(_ bytes: [UInt8], _ blocks: Range<Int>) {
    self.bytes = bytes
    (place, end) = (blocks.lowerBound, blocks.upperBound)
  }

  /// The next code; nil where the blocks end before it does.
  mutating func next(bits: Int) -> Int? {
    while heldBits < bits {
      guard let byte = nextByte() else { return nil }
      held |= UInt32(byte) << UInt32(heldBits)
      heldBits += 8
    }
    defer {
      held >>= UInt32(bits)
      heldBits -= bits
    }
    return Int(held & (1 << UInt32(bits) - 1))
  }

  /// The bytes of the blocks that were not needed.
  mutating func countRest() -> Int {
    var count = 0
    while nextByte() != nil { count += 1 }
    return count
  }

  private mutating func nextByte() -> UInt8? {
    if blockCount == 0 {
      guard place < end, bytes[place] > 0 else { return nil }
      blockCount = Int(bytes[place])
      place += 1
    }
    guard place < end else { return nil }
    defer {
      place += 1
      blockCount -= 1
    }
    return bytes[place]
  }
}
