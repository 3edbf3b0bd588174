/// The palette's colours that lie next to each of them, nearest first: what a coder may put in place of
/// one.
struct NearColours: ~Copyable {
  let points: UnsafeMutableBufferPointer<ColourPoint>
  /// `count` for each colour.
  private let indices: [UInt8]
  private let count: Int

  /// - Parameter most: How many of each.
  init(_ colours: [UInt32], most: Int) {
    points = .allocate(capacity: colours.count)
    _ = points.initialize(from: colours.lazy.map { ColourPoint($0) })
    count = max(0, min(most, colours.count - 1))
    var indices = [UInt8](repeating: 0, count: colours.count * count)
    var distances = [Float](repeating: 0, count: count)
    for (index, colour) in points.enumerated() where count > 0 {
      let start = index * count
      var found = 0
      for (other, neighbour) in points.enumerated() where other != index {
        let distance = colour.distance(neighbour)
        if found == count, distances[found - 1] <= distance { continue }
        var place = min(found, count - 1)
        while place > 0, distances[place - 1] > distance {
          distances[place] = distances[place - 1]
          indices[start + place] = indices[start + place - 1]
          place -= 1
        }
        distances[place] = distance
        indices[start + place] = UInt8(truncatingIfNeeded: other)
        found = min(found + 1, count)
      }
    }
    self.indices = indices
  }

  deinit { points.deallocate() }

  /// Calls `body` with the neighbours of a colour.
  @inline(__always)
  func forEach(of index: UInt8, _ body: (UInt8) -> Void) {
    guard Int(index) < points.count else { return }
    let start = Int(index) * count
    var place = start
    while place < start + count {
      body(indices[place])
      place += 1
    }
  }
}
