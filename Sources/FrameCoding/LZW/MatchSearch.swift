/// Finds which code to write next: the one that stands for the most pixels, less what it does to them.
struct MatchSearch: ~Copyable {
  let tree = CodeTree()
  private let near: NearColours
  /// Where the search can go on, the most promising last.
  private let stack: UnsafeMutableBufferPointer<Path>
  private static let stackCount = 64
  /// Bounds the time that one match may take.
  private static let mostSteps = 1024
  /// What an error as large as the pixel's room costs.
  private static let errorCost = Int32(0.5 * Float(Self.pixel))
  /// A pixel more in the match, as a number.
  private static let pixel: Int32 = 256
  /// How much of an error the next pixel makes good, of 16.
  private static let carried: Int32 = 11

  /// - Parameter colours: What the indices stand for, for images with targets.
  init(_ colours: [UInt32]) {
    near = NearColours(colours)
    stack = .allocate(capacity: Self.stackCount)
    stack.initialize(repeating: Path(code: 0, end: 0))
  }

  deinit { stack.deallocate() }

  /// The pixels to code, checked once.
  struct Pixels {
    let indices: UnsafeBufferPointer<UInt8>
    let alternatives: UnsafeBufferPointer<UInt8>
    /// Empty, or one for each pixel.
    let targets: UnsafeBufferPointer<UInt32>

    var count: Int { indices.count }

    @inline(__always)
    func target(_ place: Int) -> NearColours.Target {
      targets.isEmpty ? .exact : NearColours.Target(word: targets[place])
    }
  }

  /// A code, the end of the pixels it stands for, and what it does to them.
  struct Path {
    var code: Int
    var end: Int
    var cost: Int32 = 0
    var carry = Carry()
  }

  /// The error that the next pixel is to make good, in levels.
  struct Carry {
    var red: Int32 = 0
    var green: Int32 = 0
    var blue: Int32 = 0
  }

  /// Finds the next code, and adds `newCode` to the dictionary, if it is one: `prefix` and the first index
  /// of what was found, as the decoder will do.
  func next(_ pixels: Pixels, from start: Int, after prefix: Int, newCode: Int, _ carry: Carry)
    -> Path
  {
    let first = pixels.indices[start]
    let second = pixels.alternatives[start]
    let target = pixels.target(start)
    var best = Path(code: 0, end: start)
    var bestFirst = first
    func begin(with index: UInt8) {
      if newCode != CodeTree.none { tree.insert(prefix, index, code: newCode) }
      let step = step(to: index, first, second, target, carry)
      if let step {
        let path = longest(
          pixels,
          Path(code: Int(index), end: start + 1, cost: step.cost, carry: step.carry), start)
        if best.end == start || score(path, start) > score(best, start) {
          (best, bestFirst) = (path, index)
        }
      }
      if newCode != CodeTree.none { tree.undo(newCode) }
    }
    begin(with: first)
    if second != first { begin(with: second) }
    if !target.isExact {
      near.first(for: first, target) { index in
        if index != second { begin(with: index) }
        return false
      }
    }
    if newCode != CodeTree.none { tree.insert(prefix, bestFirst, code: newCode) }
    return best
  }

  private func longest(_ pixels: Pixels, _ beginning: Path, _ start: Int) -> Path {
    var best = beginning
    var path = beginning
    var waiting = 0
    var steps = 0
    while true {
      var isOpen = false
      if path.end < pixels.count {
        let first = pixels.indices[path.end]
        let second = pixels.alternatives[path.end]
        let target = pixels.target(path.end)
        let from = path
        var child = tree.firstChild(from.code)
        while child != CodeTree.none {
          if let step = step(to: tree.index(child), first, second, target, from.carry) {
            var longer = Path(
              code: child, end: from.end + 1, cost: from.cost &+ step.cost, carry: step.carry)
            if isOpen {
              if longer.cost < path.cost { swap(&longer, &path) }
              if waiting < Self.stackCount, steps < Self.mostSteps {
                stack[waiting] = longer
                waiting += 1
              }
            } else {
              path = longer
              isOpen = true
            }
          }
          child = tree.sibling(child)
        }
        steps += 1
      }
      if isOpen {
        if score(path, start) > score(best, start) { best = path }
      } else {
        guard waiting > 0 else { return best }
        waiting -= 1
        path = stack[waiting]
        if score(path, start) > score(best, start) { best = path }
      }
    }
  }

  @inline(__always)
  private func score(_ path: Path, _ start: Int) -> Int32 {
    Int32(truncatingIfNeeded: path.end - start) &* Self.pixel &- path.cost
  }

  /// What it costs to paint a pixel with an index and what is carried on; nil if that will not do.
  @inline(__always)
  private func step(
    to index: UInt8, _ first: UInt8, _ second: UInt8, _ target: NearColours.Target, _ carry: Carry
  ) -> (cost: Int32, carry: Carry)? {
    if target.isExact { return index == first || index == second ? (0, Carry()) : nil }
    guard Int(index) < near.colours.count else {
      return index == first || index == second ? (0, Carry()) : nil
    }
    let colour = near.colours[Int(index)]
    let word = target.word
    let red = ColourMetric.channel(word, 16) &+ carry.red
    let green = ColourMetric.channel(word, 8) &+ carry.green
    let blue = ColourMetric.channel(word, 0) &+ carry.blue
    let best = Int(first) < near.colours.count ? near.colours[Int(first)] : word
    if index == first || index == second {
      return (0, carried(carry, best, colour))
    }
    let distance = ColourMetric.sum(
      red &- ColourMetric.channel(colour, 16), green &- ColourMetric.channel(colour, 8),
      blue &- ColourMetric.channel(colour, 0))
    guard distance <= target.room, ColourMetric.distance(word, colour) <= target.room else {
      return nil
    }
    let least = ColourMetric.sum(
      red &- ColourMetric.channel(best, 16), green &- ColourMetric.channel(best, 8),
      blue &- ColourMetric.channel(best, 0))
    let excess = max(0, distance &- least)
    return (excess &* Self.errorCost / target.room, carried(carry, best, colour))
  }

  @inline(__always)
  private func carried(_ carry: Carry, _ best: UInt32, _ colour: UInt32) -> Carry {
    func part(_ carry: Int32, _ shift: UInt32) -> Int32 {
      (carry &+ ColourMetric.channel(best, shift) &- ColourMetric.channel(colour, shift))
        &* Self.carried / 16
    }
    return Carry(
      red: part(carry.red, 16), green: part(carry.green, 8), blue: part(carry.blue, 0))
  }
}
