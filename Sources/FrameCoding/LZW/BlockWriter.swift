/// Packs codes of growing width into sub-blocks of at most 255 bytes, lowest bits first.
struct BlockWriter {
  private(set) var blocks: [UInt8] = []
  private var lengthAt = 0
  private var waiting: UInt32 = 0
  private var waitingBits = 0

  init(capacity: Int) {
    blocks.reserveCapacity(capacity)
    blocks.append(0)
  }

  @inline(__always)
  mutating func put(_ code: Int, width: Int) {
    waiting |= UInt32(truncatingIfNeeded: code) << UInt32(truncatingIfNeeded: waitingBits)
    waitingBits += width
    while waitingBits >= 8 { putByte() }
  }

  mutating func finish() -> [UInt8] {
    if waitingBits > 0 { putByte() }
    closeBlock()
    if blocks[lengthAt] == 0 { blocks.removeLast() }
    return blocks
  }

  @inline(__always)
  private mutating func putByte() {
    if blocks.count - lengthAt == 256 {
      closeBlock()
      lengthAt = blocks.count
      blocks.append(0)
    }
    blocks.append(UInt8(truncatingIfNeeded: waiting))
    waiting >>= 8
    waitingBits -= 8
  }

  private mutating func closeBlock() {
    blocks[lengthAt] = UInt8(blocks.count - lengthAt - 1)
  }
}
