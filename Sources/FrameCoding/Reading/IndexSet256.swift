/// A set of palette indices.
struct IndexSet256: Equatable, Sendable {
  private var words = SIMD4<UInt64>()

  mutating func insert(_ index: UInt8) {
    words[Int(index >> 6)] |= 1 << UInt64(index & 63)
  }

  mutating func remove(_ index: UInt8) {
    words[Int(index >> 6)] &= ~(1 << UInt64(index & 63))
  }

  func contains(_ index: UInt8) -> Bool {
    words[Int(index >> 6)] >> UInt64(index & 63) & 1 == 1
  }

  mutating func formUnion(_ other: IndexSet256) {
    words |= other.words
  }

  /// How many indices under `limit` are in it.
  func count(under limit: Int) -> Int {
    (0..<min(limit, 256)).count { contains(UInt8($0)) }
  }
}
