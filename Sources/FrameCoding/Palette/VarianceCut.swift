/// Divides colours into groups: again and again the cut that takes away most of the squared error.
///
/// After Wu ("Color quantization by dynamic programming and principal analysis", 1992), but over the
/// colours that occur instead of a lattice, and with cuts at every level.
struct VarianceCut {
  private var entries: [ColourSums]

  private struct Box {
    var range: Range<Int>
    var sums = ColourSums()
    /// The best cut: the last level of `axis` that stays below, and the error it saves.
    var axis = 0
    var level = 0
    var gain = 0.0
  }

  /// The means of at most `count` groups, as 0x00RRGGBB words.
  static func means(of entries: [ColourSums], count: Int) -> [UInt32] {
    guard !entries.isEmpty, count > 0 else { return [] }
    var cut = VarianceCut(entries: entries)
    return cut.means(count: count)
  }

  private init(entries: [ColourSums]) {
    self.entries = entries
  }

  private mutating func means(count: Int) -> [UInt32] {
    var boxes = [box(entries.indices)]
    while boxes.count < count {
      var best = 0
      for index in boxes.indices where boxes[index].gain > boxes[best].gain { best = index }
      guard boxes[best].gain > 0 else { break }
      let (low, high) = divide(boxes[best])
      boxes[best] = box(low)
      boxes.append(box(high))
    }
    return boxes.map(\.sums.mean)
  }

  /// Sorts a box's entries to either side of its best cut.
  private mutating func divide(_ box: Box) -> (Range<Int>, Range<Int>) {
    var middle = box.range.lowerBound
    entries.withUnsafeMutableBufferPointer { entries in
      for index in box.range where Levels(entries[index])[box.axis] <= box.level {
        entries.swapAt(index, middle)
        middle += 1
      }
    }
    return (box.range.lowerBound..<middle, middle..<box.range.upperBound)
  }

  private func box(_ range: Range<Int>) -> Box {
    withUnsafeTemporaryAllocation(of: ColourSums.self, capacity: 3 * 256) { bins in
      bins.initialize(repeating: ColourSums())
      var box = Box(range: range)
      entries.withUnsafeBufferPointer { entries in
        for index in range {
          let entry = entries[index]
          let levels = Levels(entry)
          bins[levels.red] += entry
          bins[256 + levels.green] += entry
          bins[512 + levels.blue] += entry
          box.sums += entry
        }
      }
      guard range.count > 1 else { return box }
      for axis in 0..<3 { Self.findCut(of: &box, axis, bins) }
      return box
    }
  }

  private static func findCut(
    of box: inout Box, _ axis: Int, _ bins: UnsafeMutableBufferPointer<ColourSums>
  ) {
    let whole = box.sums.explained
    var below = ColourSums()
    var level = 0
    while level < 255 {
      let bin = bins[axis * 256 + level]
      if bin.count > 0 {
        below += bin
        let above = box.sums - below
        guard above.count > 0.5 else { return }
        let gain = below.explained + above.explained - whole
        if gain > box.gain + 1e-6 { (box.axis, box.level, box.gain) = (axis, level, gain) }
      }
      level += 1
    }
  }
}

/// The whole levels a mean colour lies in.
private struct Levels {
  let red: Int
  let green: Int
  let blue: Int

  @inline(__always)
  init(_ sums: ColourSums) {
    red = Int(sums.red / sums.count)
    green = Int(sums.green / sums.count)
    blue = Int(sums.blue / sums.count)
  }

  @inline(__always)
  subscript(axis: Int) -> Int { axis == 0 ? red : axis == 1 ? green : blue }
}
