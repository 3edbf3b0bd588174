/// What the codes of an image's data come to, found without unrolling them into pixels, so that data
/// which claim billions of pixels take no longer than others.
///
/// What an entry of the dictionary is made of doesn't matter, only how long it is and which indices it
/// has: those are gathered once, when the dictionary is thrown away.
struct LZWScan {
  /// The width of an index, in bits.
  private(set) var codeSize = 0
  /// How many pixels the codes are good for, as far as they were read: up to the area's last pixel.
  private(set) var pixelCount = 0
  /// The indices those pixels have.
  private(set) var used = IndexSet256()
  /// Whether the end code follows the last pixel.
  private(set) var hasEnd = false
  /// Whether there are more pixels than the area has.
  private(set) var isTooLong = false
  /// Bytes after the end code, the lengths of blocks left out.
  private(set) var restCount = 0
  /// What is wrong with the codes, and at which byte.
  private(set) var fault: (offset: Int, text: String)?

  /// - Parameters:
  ///   - data: The code size and sub-blocks; these may end early, but not in the midst of the file.
  ///   - area: How many pixels are wanted.
  ///   - dictionary: Any; passed on so that it needn't be made for each image.
  init(_ bytes: [UInt8], _ data: Range<Int>, area: Int, _ dictionary: inout LZWLengths) {
    guard let first = data.first else { return }
    codeSize = Int(bytes[first])
    guard (1...8).contains(codeSize) else {
      fault = (first, "its code size is \(codeSize); 2 to 8 are possible")
      return
    }
    dictionary.begin(codeSize: codeSize)
    read(LZWCodeReader(bytes, first + 1..<data.upperBound), area, &dictionary)
  }

  private mutating func read(
    _ blocks: LZWCodeReader, _ area: Int, _ dictionary: inout LZWLengths
  ) {
    var codes = blocks
    while pixelCount < area {
      guard let code = codes.next(bits: dictionary.bits) else {
        return fail(codes.place, area, "its data end", &dictionary)
      }
      if code == dictionary.end { return fail(codes.place - 1, area, "it ends", &dictionary) }
      guard code != dictionary.clear else {
        used.formUnion(dictionary.takeUsed())
        continue
      }
      guard let length = dictionary.add(code) else {
        return fail(codes.place - 1, area, "its data have an impossible code", &dictionary)
      }
      pixelCount += length
    }
    used.formUnion(dictionary.usedSoFar())
    readEnd(&codes, &dictionary, area)
  }

  private mutating func fail(
    _ offset: Int, _ area: Int, _ what: String, _ dictionary: inout LZWLengths
  ) {
    used.formUnion(dictionary.usedSoFar())
    fault = (offset, "\(what) after \(pixelCount) of \(area) pixels")
  }

  private mutating func readEnd(
    _ codes: inout LZWCodeReader, _ dictionary: inout LZWLengths, _ area: Int
  ) {
    isTooLong = pixelCount > area
    let place = codes.place
    var code = codes.next(bits: dictionary.bits)
    while code == dictionary.clear {
      dictionary.reset()
      code = codes.next(bits: dictionary.bits)
    }
    guard let code else { return }
    hasEnd = code == dictionary.end
    let isInLastByte = codes.place == place
    restCount = codes.countRest()
    // The bits left of the last byte may look like a code.
    if !hasEnd, !isInLastByte || restCount > 0 {
      isTooLong = true
      restCount = 0
    }
  }
}
