/// LZW's dictionary while codes are read, with how many pixels each entry stands for.
struct LZWLengths {
  private(set) var clear = 0
  private(set) var end = 0
  /// How wide the next code is.
  private(set) var bits = 0

  private var codeSize = 0
  /// The entry that the next code makes.
  private var next = 0
  /// The code before; nil after a clear.
  private var previous: Int?
  private var lengths = [Int](repeating: 1, count: most)
  private var prefixes = [UInt16](repeating: 0, count: most)
  private var firsts = [UInt8](repeating: 0, count: most)
  private var lasts = [UInt8](repeating: 0, count: most)
  /// Which entries stand in the data, or in one that does.
  private var isUsed = [Bool](repeating: false, count: most)

  private static let most = 4096

  /// Begins a picture. What its entries take is kept for the next one.
  ///
  /// - Parameter codeSize: 1 to 8.
  mutating func begin(codeSize: Int) {
    _ = usedSoFar()
    self.codeSize = codeSize
    clear = 1 << codeSize
    end = clear + 1
    for code in 0..<clear {
      (lengths[code], firsts[code], lasts[code]) = (1, UInt8(code), UInt8(code))
    }
    reset()
  }

  /// Takes a code that is neither clear nor end; gives back its pixels, or nil if no entry has it.
  mutating func add(_ code: Int) -> Int? {
    guard code < next || code == next && previous != nil && next < Self.most else { return nil }
    guard code < clear || previous != nil else { return nil }
    if let previous, next < Self.most {
      prefixes[next] = UInt16(previous)
      lengths[next] = lengths[previous] + 1
      firsts[next] = firsts[previous]
      lasts[next] = firsts[code]
      next += 1
    }
    if next >= 1 << bits, bits < 12 { bits += 1 }
    isUsed[code] = true
    previous = code
    return lengths[code]
  }

  /// Forgets all entries.
  mutating func reset() {
    (next, bits, previous) = (clear + 2, codeSize + 1, nil)
  }

  /// Forgets all entries; gives back the indices that those in use have.
  mutating func takeUsed() -> IndexSet256 {
    guard previous != nil else { return IndexSet256() }
    defer { reset() }
    return usedSoFar()
  }

  /// The indices of the entries in use, which are then no longer marked.
  mutating func usedSoFar() -> IndexSet256 {
    var used = IndexSet256()
    for code in stride(from: next - 1, to: end, by: -1) where isUsed[code] {
      isUsed[code] = false
      used.insert(lasts[code])
      isUsed[Int(prefixes[code])] = true
    }
    for code in 0..<clear where isUsed[code] {
      isUsed[code] = false
      used.insert(UInt8(code))
    }
    return used
  }
}
