/// Codes an image of indices by LZW as GIF has it.
///
/// Where a pixel leaves a choice, it is made for the longest match. A full dictionary serves until a new
/// one would serve better.
struct LZWCoder: ~Copyable {
  private let search: MatchSearch
  private let effort: SearchEffort

  /// - Parameter colours: What the indices stand for, for images with rooms.
  init(_ colours: [UInt32] = [], _ effort: SearchEffort = SearchEffort(.default)) {
    search = MatchSearch(colours, effort)
    self.effort = effort
  }

  struct Coded {
    /// The codes in sub-blocks.
    var blocks: [UInt8]
    /// What the pixels were painted with, row by row.
    var indices: [UInt8]
  }

  /// `bits` is what an index takes in the palette's table.
  func code(_ image: IndexImage, bits: Int) -> Coded {
    precondition(
      image.indices.count == image.area.count && image.alternatives.count == image.area.count,
      "an index and an alternative for each pixel")
    var best = code(image, bits: bits, window: effort.windows[0])
    for window in effort.windows.dropFirst() {
      let other = code(image, bits: bits, window: window)
      if other.blocks.count < best.blocks.count { best = other }
    }
    return best
  }

  private func code(_ image: IndexImage, bits: Int, window: Int) -> Coded {
    image.indices.withUnsafeBufferPointer { indices in
      image.alternatives.withUnsafeBufferPointer { alternatives in
        image.rooms.withUnsafeBufferPointer { rooms in
          image.shown.withUnsafeBufferPointer { shown in
            var blocks: [UInt8] = []
            let chosen = [UInt8](unsafeUninitializedCapacity: indices.count) {
              chosen, initialized in
              blocks = code(
                MatchSearch.Pixels(
                  indices: indices, alternatives: alternatives, rooms: rooms, shown: shown),
                width: image.area.width, minimumCodeSize: max(2, bits), window: window,
                into: chosen)
              initialized = indices.count
            }
            return Coded(blocks: blocks, indices: chosen)
          }
        }
      }
    }
  }

  private func code(
    _ pixels: MatchSearch.Pixels, width rowWidth: Int, minimumCodeSize: Int, window: Int,
    into chosen: UnsafeMutableBufferPointer<UInt8>
  ) -> [UInt8] {
    var writer = BlockWriter(capacity: pixels.count / 4 + 64)
    let clear = 1 << minimumCodeSize
    var width = minimumCodeSize + 1
    var next = clear + 2
    var position = 0
    var prefix = CodeTree.none
    var carry = ColourPoint()
    let errors = DiffusedErrors(width: rowWidth)
    var worth = DictionaryWorth(window: window)

    search.tree.removeAll(but: clear)
    writer.put(clear, width: width)
    while position < pixels.count {
      let grows = prefix != CodeTree.none && next < CodeTree.fullCount
      let match = search.next(
        pixels, from: position, after: prefix, newCode: grows ? next : CodeTree.none, carry, errors)
      if grows {
        if next == 1 << width { width += 1 }
        next += 1
      }
      writer.put(match.code, width: width)
      worth.add(bits: width, pixels: match.end - position)
      copy(match, from: position, into: chosen)
      search.diffuse(pixels, from: position, to: match.end, chosen, carry, errors)
      (position, prefix, carry) = (match.end, match.code, match.carry)
      if next == CodeTree.fullCount, position < pixels.count, worth.isSpent {
        writer.put(clear, width: 12)
        search.tree.removeAll(but: clear)
        width = minimumCodeSize + 1
        next = clear + 2
        prefix = CodeTree.none
        worth = DictionaryWorth(window: window)
      }
    }
    if prefix != CodeTree.none, next < CodeTree.fullCount, next == 1 << width { width += 1 }
    writer.put(clear + 1, width: width)
    return writer.finish()
  }

  private func copy(
    _ match: MatchSearch.Path, from position: Int, into chosen: UnsafeMutableBufferPointer<UInt8>
  ) {
    var code = match.code
    var place = match.end
    while code != CodeTree.none, place > position {
      place -= 1
      chosen[place] = search.tree.index(code)
      code = search.tree.prefix(code)
    }
  }
}

/// Whether a full dictionary has had its time. As with any patch that is grazed: when what it gives
/// now falls below what it gave on average, learning included, a new one gives more.
private struct DictionaryWorth {
  private var bits = 0
  private var pixels = 0
  private var recentBits = 0
  private var recentPixels = 0
  private var recentCodes = 0
  /// Codes enough for their mean to tell something.
  private let window: Int
  private(set) var isSpent = false

  init(window: Int) {
    self.window = window
  }

  mutating func add(bits: Int, pixels: Int) {
    self.bits += bits
    self.pixels += pixels
    recentBits += bits
    recentPixels += pixels
    recentCodes += 1
    guard recentCodes == window else { return }
    isSpent = recentBits * self.pixels > self.bits * recentPixels
    (recentBits, recentPixels, recentCodes) = (0, 0, 0)
  }
}
