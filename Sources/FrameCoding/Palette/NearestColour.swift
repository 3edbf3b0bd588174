/// Finds the nearest of a palette's colours, exactly: each cell of 8 × 8 × 8 levels knows the colours
/// that can be nearest to anything in it, found when the cell is first asked for.
struct NearestColour: ~Copyable {
  private let colours: [UInt32]
  private let planes: ColourPlanes
  /// Where a cell's candidates begin, or `unknown`.
  private let cells: UnsafeMutableBufferPointer<Int32>
  /// Count and indices of the candidates, cell after cell.
  private var candidates: [UInt8] = []
  /// The last colour with the same hash: colour (24 bits), index (8).
  private let recent: UnsafeMutableBufferPointer<UInt32>
  private static var unknown: Int32 { -1 }

  struct Hit {
    var index: UInt8
    var distance: Int32
  }

  init(_ palette: Palette) {
    precondition(!palette.colours.isEmpty, "a palette has colours")
    colours = palette.colours
    planes = ColourPlanes(palette.colours)
    cells = .allocate(capacity: 1 << 15)
    cells.initialize(repeating: Self.unknown)
    recent = .allocate(capacity: 1 << 14)
    recent.initialize(repeating: colours[0] << 8)
  }

  deinit {
    cells.deallocate()
    recent.deallocate()
  }

  /// The nearest colour to a 0x--RRGGBB word; the first of equals.
  @inline(__always)
  mutating func nearest(_ word: UInt32) -> Hit {
    let colour = word & 0xFF_FFFF
    let place = Int((colour &* 0x9E37_79B1) >> 18)
    let known = recent[place]
    if known >> 8 == colour {
      let index = UInt8(truncatingIfNeeded: known)
      return Hit(index: index, distance: ColourMetric.distance(colour, colours[Int(index)]))
    }
    let hit = search(colour)
    recent[place] = colour << 8 | UInt32(hit.index)
    return hit
  }

  @inline(__always)
  func colour(_ index: UInt8) -> UInt32 { colours[Int(index)] }

  private mutating func search(_ colour: UInt32) -> Hit {
    let cell =
      Int(colour >> 19 & 0x1F) << 10 | Int(colour >> 11 & 0x1F) << 5
      | Int(colour >> 3 & 0x1F)
    if cells[cell] == Self.unknown { fill(cell) }
    let start = Int(cells[cell])
    var best = Hit(index: 0, distance: .max)
    candidates.withUnsafeBufferPointer { candidates in
      colours.withUnsafeBufferPointer { colours in
        var place = start + 1
        let end = start + 2 + Int(candidates[start])
        while place < end {
          let index = candidates[place]
          let distance = ColourMetric.distance(colour, colours[Int(index)])
          if distance < best.distance { best = Hit(index: index, distance: distance) }
          place += 1
        }
      }
    }
    return best
  }

  /// A colour is a candidate if its nearest point of the cell is nearer than every colour's farthest.
  private mutating func fill(_ cell: Int) {
    cells[cell] = Int32(truncatingIfNeeded: candidates.count)
    withUnsafeTemporaryAllocation(of: Float.self, capacity: colours.count) { nearest in
      let reach = planes.distances(
        toCell: (cell >> 10, cell >> 5 & 31, cell & 31), nearest: nearest)
      let start = candidates.count
      candidates.append(0)
      var index = 0
      while index < nearest.count {
        if nearest[index] <= reach { candidates.append(UInt8(truncatingIfNeeded: index)) }
        index += 1
      }
      candidates[start] = UInt8(truncatingIfNeeded: candidates.count - start - 2)
    }
  }
}
