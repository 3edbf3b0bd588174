/// The palette's colours that lie next to each of them, nearest first: what a coder may put in place of
/// one.
struct NearColours {
  /// More make hardly anything smaller, and everything slower.
  private static let most = 8

  let points: [ColourPoint]
  /// `most` places for each colour.
  private let indices: [UInt8]
  /// How many of them are taken; the same for all.
  private let count: Int

  init(_ colours: [UInt32]) {
    let points = colours.map { ColourPoint($0) }
    count = max(0, min(Self.most, colours.count - 1))
    var indices = [UInt8](repeating: 0, count: colours.count * Self.most)
    var distances = [Float](repeating: 0, count: Self.most)
    for (index, colour) in points.enumerated() {
      let start = index * Self.most
      var found = 0
      for (other, neighbour) in points.enumerated() where other != index {
        let distance = colour.distance(neighbour)
        if found == Self.most, distances[found - 1] <= distance { continue }
        var place = min(found, Self.most - 1)
        while place > 0, distances[place - 1] > distance {
          distances[place] = distances[place - 1]
          indices[start + place] = indices[start + place - 1]
          place -= 1
        }
        distances[place] = distance
        indices[start + place] = UInt8(truncatingIfNeeded: other)
        found = min(found + 1, Self.most)
      }
    }
    (self.points, self.indices) = (points, indices)
  }

  /// Calls `body` with the neighbours of a colour.
  @inline(__always)
  func forEach(of index: UInt8, _ body: (UInt8) -> Void) {
    guard Int(index) < points.count else { return }
    let start = Int(index) * Self.most
    var place = start
    while place < start + count {
      body(indices[place])
      place += 1
    }
  }
}
