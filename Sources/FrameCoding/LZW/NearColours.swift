/// The palette's colours that lie next to each of them, nearest first: what a coder may put in place of
/// one where a picture moves too fast to be looked at.
struct NearColours {
  private static let most = 8
  /// Colours farther apart than this never stand for each other.
  private static let reach = ColourMetric.distance(levels: 24)

  let colours: [UInt32]
  /// `most` places for each colour.
  private let indices: [UInt8]
  private let counts: [UInt8]

  init(_ colours: [UInt32]) {
    self.colours = colours
    var indices = [UInt8](repeating: 0, count: colours.count * Self.most)
    var counts = [UInt8](repeating: 0, count: colours.count)
    var distances = [Int32](repeating: 0, count: Self.most)
    for (index, colour) in colours.enumerated() {
      var count = 0
      for (other, neighbour) in colours.enumerated() where other != index {
        let distance = ColourMetric.distance(colour, neighbour)
        guard distance <= Self.reach else { continue }
        var place = min(count, Self.most - 1)
        if count == Self.most, distances[place] <= distance { continue }
        while place > 0, distances[place - 1] > distance {
          distances[place] = distances[place - 1]
          indices[index * Self.most + place] = indices[index * Self.most + place - 1]
          place -= 1
        }
        distances[place] = distance
        indices[index * Self.most + place] = UInt8(truncatingIfNeeded: other)
        count = min(count + 1, Self.most)
      }
      counts[index] = UInt8(truncatingIfNeeded: count)
    }
    (self.indices, self.counts) = (indices, counts)
  }

  /// Calls `body` with what may stand for `index` where `target` leaves room, until it gives back true.
  @inline(__always)
  func first(for index: UInt8, _ target: Target, where body: (UInt8) -> Bool) {
    guard Int(index) < counts.count else { return }
    let start = Int(index) * Self.most
    var place = start
    while place < start + Int(counts[Int(index)]) {
      let other = indices[place]
      if ColourMetric.distance(target.word, colours[Int(other)]) <= target.room, body(other) {
        return
      }
      place += 1
    }
  }

  /// A pixel's colour and how far from it an index may be.
  struct Target {
    /// The colour in the low 24 bits; above how many levels, in eighths, make up the room.
    let word: UInt32
    private static let steps: Int32 = 8

    /// No other index will do.
    static let exact = Target(word: 0)

    init(word: UInt32) {
      self.word = word
    }

    /// - Parameter room: By `ColourMetric`.
    init(_ colour: UInt32, room: Int32) {
      let level = Float(ColourMetric.distance(levels: 1))
      let levels = (Float(room) / level).squareRoot() * Float(Self.steps)
      word = colour & 0xFF_FFFF | UInt32(min(255, levels)) << 24
    }

    var isExact: Bool { word >> 24 == 0 }
    var room: Int32 {
      ColourMetric.distance(levels: Int32(truncatingIfNeeded: word >> 24))
        / (Self.steps * Self.steps)
    }
  }
}
