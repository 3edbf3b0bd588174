/// The blocks between images.
extension GIFWalker {
  private enum Kind {
    static let plainText: UInt8 = 0x01
    static let control: UInt8 = 0xF9
    static let comment: UInt8 = 0xFE
    static let application: UInt8 = 0xFF
  }

  mutating func readExtension(at offset: Int) throws(Fault) {
    let kind = try takeByte("within an extension")
    let blocks = try readSubBlocks("within an extension")
    if blocks.isEmpty { structure.emptyExtensionCount += 1 }
    switch kind {
    case Kind.control:
      readControl(blocks, at: offset)
      structure.parts.imageHeads += place - offset
      return
    case Kind.comment:
      structure.parts.comments += place - offset
      return
    case Kind.application: readApplication(blocks)
    case Kind.plainText: structure.plainTextCount += 1
    default: break
    }
    structure.parts.extensions += place - offset
  }

  private mutating func readControl(_ blocks: [Range<Int>], at offset: Int) {
    guard let block = blocks.first, block.count == 4, blocks.count == 1 else {
      let frame = structure.images.count + 1
      note(offset, "its control block does not hold 4 bytes", frame: frame)
      return
    }
    let flags = bytes[block.lowerBound]
    control = GIFStructure.Control(
      delay: word(at: block.lowerBound + 1), disposal: Int(flags >> 2 & 7),
      transparent: flags & 1 == 0 ? nil : bytes[block.lowerBound + 3])
  }

  /// The loop block is the one that Netscape Navigator 2.0 introduced; others have it by another name.
  private mutating func readApplication(_ blocks: [Range<Int>]) {
    guard let name = blocks.first,
      ["NETSCAPE2.0", "ANIMEXTS1.0"].contains(where: { bytes[name].elementsEqual($0.utf8) })
    else { return }
    guard blocks.count == 2, blocks[1].count >= 3, bytes[blocks[1].lowerBound] & 7 == 1 else {
      // Navigator's other number is how much to read before playing.
      let isBufferSize = blocks.count == 2 && bytes[blocks[1].lowerBound] & 7 == 2
      if !isBufferSize { structure.brokenLoopCount += 1 }
      return
    }
    structure.loop = GIFStructure.Loop(
      count: word(at: blocks[1].lowerBound + 1), isLate: !structure.images.isEmpty)
  }
}
