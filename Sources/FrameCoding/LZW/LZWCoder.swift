/// Codes an image of indices by LZW as GIF has it: greedy matches, the dictionary cleared when full.
///
/// Where a pixel leaves a choice, the longest match over all choices is taken; a match that ends goes on
/// with a near colour where that will do.
struct LZWCoder: ~Copyable {
  let table = CodeTable()
  let near: NearColours
  static var fullCount: Int { 4096 }

  /// - Parameter colours: What the indices stand for, for images with targets.
  init(_ colours: [UInt32] = []) {
    near = NearColours(colours)
  }

  /// The codes in sub-blocks. `bits` is what an index takes in the palette's table.
  func code(_ image: IndexImage, bits: Int) -> [UInt8] {
    precondition(
      image.indices.count == image.area.count && image.alternatives.count == image.area.count,
      "an index and an alternative for each pixel")
    return image.indices.withUnsafeBufferPointer { indices in
      image.alternatives.withUnsafeBufferPointer { alternatives in
        image.targets.withUnsafeBufferPointer { targets in
          code(
            Pixels(indices: indices, alternatives: alternatives, targets: targets),
            minimumCodeSize: max(2, bits))
        }
      }
    }
  }

  private func code(_ pixels: Pixels, minimumCodeSize: Int) -> [UInt8] {
    var writer = BlockWriter(capacity: pixels.count / 4 + 64)
    let clear = 1 << minimumCodeSize
    var width = minimumCodeSize + 1
    var next = clear + 2
    var position = 0
    var prefix = CodeTable.none

    table.removeAll()
    writer.put(clear, width: width)
    while position < pixels.count {
      let match = nextMatch(pixels, from: position, after: prefix, newCode: next)
      if prefix != CodeTable.none {
        if next == 1 << width { width += 1 }
        next += 1
      }
      writer.put(match.code, width: width)
      position += match.count
      prefix = match.code
      if next == Self.fullCount, position < pixels.count {
        writer.put(clear, width: 12)
        table.removeAll()
        width = minimumCodeSize + 1
        next = clear + 2
        prefix = CodeTable.none
      }
    }
    if prefix != CodeTable.none, next < Self.fullCount, next == 1 << width { width += 1 }
    writer.put(clear + 1, width: width)
    return writer.finish()
  }
}
