/// Finds which code to write next: the one that stands for the most pixels, less what it does to them.
struct MatchSearch: ~Copyable {
  let tree = CodeTree()
  private let near: NearColours
  /// Where the search can go on, the most promising last.
  private let stack: UnsafeMutableBufferPointer<Path>
  private static let stackCount = 128
  private let effort: SearchEffort
  /// What an error as large as the pixel's room costs, in pixels.
  private static let errorCost: Float = 3

  /// - Parameter colours: What the indices stand for, for images with rooms.
  init(_ colours: [UInt32], _ effort: SearchEffort) {
    near = NearColours(colours, most: effort.neighbours)
    self.effort = effort
    stack = .allocate(capacity: Self.stackCount)
    stack.initialize(repeating: Path(code: 0, end: 0))
  }

  deinit { stack.deallocate() }

  /// The pixels to code, checked once.
  struct Pixels {
    let indices: UnsafeBufferPointer<UInt8>
    let alternatives: UnsafeBufferPointer<UInt8>
    /// Empty, or one for each pixel.
    let rooms: UnsafeBufferPointer<UInt32>
    /// Empty, or one for each pixel.
    let shown: UnsafeBufferPointer<UInt32>

    var count: Int { indices.count }

    @inline(__always)
    func room(_ place: Int) -> Room {
      Room(word: rooms.isEmpty ? Room.none : rooms[place])
    }
  }

  /// A code, the end of the pixels it stands for, what it does to them, in pixels, and the error that the
  /// next one is to make good.
  struct Path {
    var code: Int
    var end: Int
    var cost: Float = 0
    var carry = ColourPoint()
  }

  /// Finds the next code, and adds `newCode` to the dictionary, if it is one: `prefix` and the first index
  /// of what was found, as the decoder will do.
  func next(
    _ pixels: Pixels, from start: Int, after prefix: Int, newCode: Int, _ carry: ColourPoint,
    _ errors: borrowing DiffusedErrors
  ) -> Path {
    let target = target(pixels, start, carry, errors, painted: start)
    var best = Path(code: Int(target.first), end: start)
    func begin(with index: UInt8) {
      guard let step = step(to: index, target) else { return }
      if newCode != CodeTree.none { tree.insert(prefix, index, code: newCode) }
      let path = longest(
        pixels, Path(code: Int(index), end: start + 1, cost: step.cost, carry: step.carry), start,
        errors)
      if best.end == start || path.score(from: start) > best.score(from: start) {
        best = path
      }
      if newCode != CodeTree.none { tree.undo(newCode) }
    }
    begin(with: target.first)
    if target.second != target.first { begin(with: target.second) }
    if !target.isExact {
      if let transparent = target.transparent, transparent != target.first {
        begin(with: transparent)
      }
      near.forEach(of: target.second) { index in
        if index != target.first { begin(with: index) }
      }
    }
    if newCode != CodeTree.none {
      // Where the new code was taken, it begins as its prefix does.
      let beginning = best.code == newCode ? prefix : best.code
      tree.insert(prefix, tree.first(beginning), code: newCode)
    }
    return best
  }

  private func longest(
    _ pixels: Pixels, _ beginning: Path, _ start: Int, _ errors: borrowing DiffusedErrors
  ) -> Path {
    var best = beginning
    var path = beginning
    var waiting = 0
    var steps = 0
    while true {
      follow(pixels, &path)
      if path.score(from: start) > best.score(from: start) { best = path }
      var isOpen = false
      if path.end < pixels.count {
        let from = path
        var child = tree.firstChild(from.code)
        if child != CodeTree.none {
          let target = target(pixels, from.end, from.carry, errors, painted: start)
          repeat {
            if let step = step(to: tree.index(child), target) {
              var longer = Path(
                code: child, end: from.end + 1, cost: from.cost + step.cost, carry: step.carry)
              if isOpen {
                if longer.cost < path.cost { swap(&longer, &path) }
                if waiting < Self.stackCount, steps < effort.branchings {
                  stack[waiting] = longer
                  waiting += 1
                }
              } else {
                path = longer
                isOpen = true
              }
            }
            child = tree.sibling(child)
          } while child != CodeTree.none
        }
        steps += 1
      }
      if !isOpen {
        guard waiting > 0 else { return best }
        waiting -= 1
        path = stack[waiting]
      }
    }
  }

  /// Goes on as long as pixels leave no room and one code alone continues the path.
  @inline(__always)
  private func follow(_ pixels: Pixels, _ path: inout Path) {
    while path.end < pixels.count, pixels.room(path.end).isNone {
      let (first, second) = (pixels.indices[path.end], pixels.alternatives[path.end])
      var (found, child) = (CodeTree.none, tree.firstChild(path.code))
      while child != CodeTree.none {
        let index = tree.index(child)
        if index == first || index == second {
          if found != CodeTree.none { return }
          found = child
          if first == second { break }
        }
        child = tree.sibling(child)
      }
      guard found != CodeTree.none else { return }
      path.code = found
      path.end += 1
      path.carry = ColourPoint()
    }
  }

  /// What became of the errors: walks over pixels that were painted, and hands down what each leaves.
  func diffuse(
    _ pixels: Pixels, from start: Int, to end: Int, _ chosen: UnsafeMutableBufferPointer<UInt8>,
    _ carry: ColourPoint, _ errors: borrowing DiffusedErrors
  ) {
    if pixels.rooms.isEmpty { return }
    var carry = carry
    var place = start
    while place < end {
      let target = target(pixels, place, carry, errors, painted: place)
      let error = target.isExact ? ColourPoint() : target.error(of: colour(chosen[place], target))
      carry = error * DiffusedErrors.share
      errors.hand(error, from: place)
      place += 1
    }
  }

  @inline(__always)
  private func target(
    _ pixels: Pixels, _ place: Int, _ carry: ColourPoint, _ errors: borrowing DiffusedErrors,
    painted: Int
  ) -> PixelTarget {
    let (first, second) = (pixels.indices[place], pixels.alternatives[place])
    let room = pixels.room(place)
    if room.isNone { return PixelTarget(exactly: first, second) }
    let transparent = pixels.shown.isEmpty ? nil : UInt8(truncatingIfNeeded: near.points.count)
    let shown = pixels.shown.isEmpty ? ColourPoint() : ColourPoint(pixels.shown[place])
    return PixelTarget(
      room, carried: carry + errors.error(at: place, painted: painted), first: first,
      second: second,
      best: first == transparent ? shown : near.points[Int(first)], transparent: transparent,
      shown: shown, errorCost: Self.errorCost)
  }

  /// What it costs to paint a pixel with an index and what is carried on; nil if that will not do.
  @inline(__always)
  private func step(to index: UInt8, _ target: PixelTarget) -> (cost: Float, carry: ColourPoint)? {
    if target.isExact {
      return index == target.first || index == target.second ? (0, ColourPoint()) : nil
    }
    if index == target.first { return (0, target.error(of: target.best) * DiffusedErrors.share) }
    guard Int(index) < near.points.count || index == target.transparent else { return nil }
    let colour = colour(index, target)
    guard let cost = target.cost(of: colour) else { return nil }
    return (cost, target.error(of: colour) * DiffusedErrors.share)
  }

  @inline(__always)
  private func colour(_ index: UInt8, _ target: PixelTarget) -> ColourPoint {
    Int(index) < near.points.count ? near.points[Int(index)] : target.shown
  }
}

extension MatchSearch.Path {
  /// How many pixels it is worth.
  @inline(__always)
  func score(from start: Int) -> Float { Float(end - start) - cost }
}
