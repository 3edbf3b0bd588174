/// Walks through a GIF from block to block.
struct GIFWalker {
  let bytes: [UInt8]
  /// Where the next byte is.
  var place = 0
  var structure = GIFStructure()
  /// What the next image is controlled by.
  var control = GIFStructure.Control()

  private static let headCount = 13
  private static let descriptionCount = 10

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads everything up to the trailer, or to the first fault that can't be got over.
  mutating func walk() throws(GIFError) -> GIFStructure {
    try readHead()
    do {
      if structure.screen.palette != nil {
        structure.screen.palette = try readPalette(flags: bytes[10], "the palette for all")
      }
      while try readBlock() {}
    } catch {
      structure.faults.append(error)
    }
    if structure.images.isEmpty {
      structure.faults.append(fault(at: place, "there is no picture"))
    }
    structure.faults.sort { $0.offset < $1.offset }
    structure.parts.other = bytes.count - structure.parts.known
    return structure
  }

  private mutating func readHead() throws(GIFError) {
    guard !bytes.isEmpty else { throw GIFError("the file is empty") }
    guard bytes.starts(with: "GIF".utf8) else {
      throw GIFError("it doesn't begin with 'GIF87a' or 'GIF89a'; give a GIF file")
    }
    guard bytes.count >= Self.headCount else {
      throw GIFError("the file ends at byte \(bytes.count), within its header")
    }
    structure.version = String(decoding: bytes[3..<6], as: UTF8.self)
    structure.screen.width = word(at: 6)
    structure.screen.height = word(at: 8)
    if bytes[10] & 0x80 != 0 { structure.screen.palette = [] }
    place = Self.headCount
    structure.parts.header = Self.headCount
    if structure.version != "87a", structure.version != "89a" {
      note(3, "the version is neither 87a nor 89a, and browsers refuse the file")
    }
    if structure.screen.width == 0 || structure.screen.height == 0 {
      note(6, "the screen is \(structure.screen.width)×\(structure.screen.height) pixels")
    }
  }

  /// Gives back whether there may be another one.
  private mutating func readBlock() throws(Fault) -> Bool {
    let offset = place
    switch try takeByte("where the trailer or another block should be") {
    case 0x2C: try readImage(at: offset)
    case 0x21: try readExtension(at: offset)
    case 0x3B:
      structure.parts.header += 1
      structure.end = place
      return false
    case let kind:
      place = offset
      throw fault(
        at: offset, "there is no block of kind \(hexadecimal(kind)); nothing after it is read")
    }
    return true
  }

  private mutating func readImage(at offset: Int) throws(Fault) {
    let number = structure.images.count + 1
    let name = "frame \(number)"
    _ = try take(Self.descriptionCount - 1, "within the description of \(name)")
    structure.parts.imageHeads += Self.descriptionCount
    let area = PixelArea(
      x: word(at: offset + 1), y: word(at: offset + 3), width: word(at: offset + 5),
      height: word(at: offset + 7))
    let flags = bytes[offset + 9]
    let hasPalette = flags & 0x80 != 0
    let palette = hasPalette ? try readPalette(flags: flags, "the palette of \(name)") : nil
    var image = GIFStructure.Image(
      offset: offset, area: area, control: control, isInterlaced: flags & 0x40 != 0,
      localPalette: palette, data: place..<place, isWhole: false)
    control = GIFStructure.Control()
    if area.count == 0 {
      note(offset + 5, "its rectangle is \(area.width)×\(area.height) pixels", frame: number)
    }
    if palette == nil, structure.screen.palette == nil {
      note(offset + 9, "it has no palette, and there is none for all", frame: number)
    }

    let start = place
    defer {
      image.data = start..<place
      structure.images.append(image)
      structure.parts.imageData += image.data.count
    }
    _ = try takeByte("before the picture of \(name)")
    _ = try readSubBlocks("within the picture of \(name)")
    image.isWhole = true
  }

  /// - Parameter flags: Their last three bits say how many colours there are: 2, 4, … 256.
  private mutating func readPalette(flags: UInt8, _ name: String) throws(Fault) -> [UInt32] {
    let range = try take(3 << (Int(flags & 7) + 1), "within \(name)")
    structure.parts.palettes += range.count
    return stride(from: range.lowerBound, to: range.upperBound, by: 3).map { place in
      UInt32(bytes[place]) << 16 | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2])
    }
  }
}

extension GIFWalker {
  typealias Fault = GIFInspection.Fault

  func fault(at offset: Int, _ text: String, frame: Int? = nil) -> Fault {
    Fault(offset: offset, frame: frame, text: text)
  }

  /// Keeps a fault that doesn't hide what follows.
  mutating func note(_ offset: Int, _ text: String, frame: Int? = nil) {
    structure.faults.append(fault(at: offset, text, frame: frame))
  }

  /// Where the next `count` bytes lie. What is left of them is passed over if the file ends before.
  mutating func take(_ count: Int, _ whereabouts: String) throws(Fault) -> Range<Int> {
    guard bytes.count - place >= count else {
      place = bytes.count
      throw fault(at: bytes.count, "the file ends \(whereabouts)")
    }
    defer { place += count }
    return place..<place + count
  }

  mutating func takeByte(_ whereabouts: String) throws(Fault) -> UInt8 {
    bytes[try take(1, whereabouts).lowerBound]
  }

  /// Passes over sub-blocks and the empty one behind them; gives back where the first few lie.
  mutating func readSubBlocks(_ whereabouts: String) throws(Fault) -> [Range<Int>] {
    let most = 2
    var first: [Range<Int>] = []
    while true {
      let count = Int(try takeByte(whereabouts))
      guard count > 0 else { return first }
      let block = try take(count, whereabouts)
      if first.count < most { first.append(block) }
    }
  }

  func word(at offset: Int) -> Int {
    Int(bytes[offset]) | Int(bytes[offset + 1]) << 8
  }

  private func hexadecimal(_ byte: UInt8) -> String {
    "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
