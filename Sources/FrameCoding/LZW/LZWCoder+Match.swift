extension LZWCoder {
  /// The pixels to code, checked once.
  struct Pixels {
    let indices: UnsafeBufferPointer<UInt8>
    let alternatives: UnsafeBufferPointer<UInt8>
    /// Empty, or one for each pixel.
    let targets: UnsafeBufferPointer<UInt32>

    var count: Int { indices.count }
  }

  /// A code and the number of pixels it stands for.
  struct Match {
    var code: Int
    var count: Int
  }

  /// Finds what to write next, and adds `newCode` to the dictionary: `prefix` and the first index of the
  /// match, as the decoder will do. Where the first pixel leaves a choice, both ways are tried.
  @inline(__always)
  func nextMatch(
    _ pixels: Pixels, from position: Int, after prefix: Int, newCode: Int
  ) -> Match {
    let first = pixels.indices[position]
    let second = pixels.alternatives[position]
    let grows = prefix != CodeTable.none && newCode < Self.fullCount

    let place = grows ? table.insert(prefix, first, code: newCode) : 0
    let match = longestMatch(pixels, from: position, startingWith: first)
    guard first != second else { return match }

    if grows { table.undo(place) }
    let otherPlace = grows ? table.insert(prefix, second, code: newCode) : 0
    let other = longestMatch(pixels, from: position, startingWith: second)
    if other.count > match.count { return other }
    if grows {
      table.undo(otherPlace)
      _ = table.insert(prefix, first, code: newCode)
    }
    return match
  }

  @inline(__always)
  private func longestMatch(
    _ pixels: Pixels, from position: Int, startingWith index: UInt8
  ) -> Match {
    var code = Int(index)
    var end = position + 1
    while end < pixels.count {
      let first = pixels.indices[end]
      let second = pixels.alternatives[end]
      var longer = table.code(code, first)
      if first != second {
        let other = table.code(code, second)
        if longer == CodeTable.none {
          longer = other
        } else if other != CodeTable.none {
          return longestMatch(pixels, from: position, through: end, forkingInto: longer, other)
        }
      }
      if longer == CodeTable.none {
        longer = nearContinuation(of: code, pixels, at: end)
        if longer == CodeTable.none { break }
      }
      code = longer
      end += 1
    }
    return Match(code: code, count: end - position)
  }

  /// A code that continues `code` by a colour that will do for the pixel, or `none`.
  @inline(__always)
  private func nearContinuation(of code: Int, _ pixels: Pixels, at place: Int) -> Int {
    guard !pixels.targets.isEmpty else { return CodeTable.none }
    let target = NearColours.Target(word: pixels.targets[place])
    guard !target.isExact else { return CodeTable.none }
    var longer = CodeTable.none
    near.first(for: pixels.indices[place], target) { index in
      longer = table.code(code, index)
      return longer != CodeTable.none
    }
    return longer
  }

  /// Goes on from two codes at once, then from as many as the choices make, up to a few.
  private func longestMatch(
    _ pixels: Pixels, from position: Int, through fork: Int, forkingInto one: Int, _ other: Int
  ) -> Match {
    var codes = CodeSet()
    codes.insert(one)
    codes.insert(other)
    var end = fork + 1
    while end < pixels.count {
      var longer = continuations(of: codes, pixels.indices[end], pixels.alternatives[end])
      if longer.isEmpty {
        for place in 0..<codes.count {
          let code = nearContinuation(of: codes[place], pixels, at: end)
          if code != CodeTable.none { longer.insert(code) }
        }
        if longer.isEmpty { break }
      }
      codes = longer
      end += 1
    }
    return Match(code: codes.first, count: end - position)
  }

  @inline(__always)
  private func continuations(of codes: CodeSet, _ first: UInt8, _ second: UInt8) -> CodeSet {
    var longer = CodeSet()
    for place in 0..<codes.count {
      let code = table.code(codes[place], first)
      if code != CodeTable.none { longer.insert(code) }
      guard first != second else { continue }
      let other = table.code(codes[place], second)
      if other != CodeTable.none { longer.insert(other) }
    }
    return longer
  }
}

/// Up to eight codes in order; more are left out.
private struct CodeSet {
  private var codes = SIMD8<Int16>()
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }
  var first: Int { Int(codes[0]) }

  @inline(__always)
  subscript(place: Int) -> Int { Int(codes[place]) }

  @inline(__always)
  mutating func insert(_ code: Int) {
    guard count < codes.scalarCount else { return }
    codes[count] = Int16(truncatingIfNeeded: code)
    count += 1
  }
}
