/// LZW's dictionary while codes are read, with how many pixels each entry stands for.
struct LZWLengths {
  let clear: Int
  let end: Int
  /// How wide the next code is.
  private(set) var bits: Int

  private let codeSize: Int
  /// The entry that the next code makes.
  private var next: Int
  /// The code before; nil after a clear.
  private var previous: Int?
  private var lengths: [Int]
  private var prefixes: [UInt16]
  private var firsts: [UInt8]
  private var lasts: [UInt8]
  /// Which entries stand in the data, or in one that does.
  private var isUsed: [Bool]

  private static let most = 4096

  /// - Parameter codeSize: 1 to 8.
  init(codeSize: Int) {
    self.codeSize = codeSize
    clear = 1 << codeSize
    (end, next, bits) = (clear + 1, clear + 2, codeSize + 1)
    lengths = [Int](repeating: 1, count: Self.most)
    prefixes = [UInt16](repeating: 0, count: Self.most)
    firsts = (0..<Self.most).map { UInt8(truncatingIfNeeded: $0) }
    lasts = firsts
    isUsed = [Bool](repeating: false, count: Self.most)
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
