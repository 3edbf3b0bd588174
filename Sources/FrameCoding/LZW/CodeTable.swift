/// The dictionary of an LZW coder: which code continues a code by an index. Open addressing.
struct CodeTable: ~Copyable {
  /// An entry is prefix (12 bits), index (8), code (12); a table that is a quarter full at most.
  private let entries: UnsafeMutableBufferPointer<UInt32>
  private static var bits: UInt32 { 14 }
  private static var free: UInt32 { .max }
  /// There is no such code.
  static var none: Int { -1 }

  init() {
    entries = .allocate(capacity: 1 << Int(Self.bits))
    entries.initialize(repeating: Self.free)
  }

  deinit { entries.deallocate() }

  func removeAll() {
    entries.update(repeating: Self.free)
  }

  /// The code for `prefix` followed by `index`, or `none`.
  @inline(__always)
  func code(_ prefix: Int, _ index: UInt8) -> Int {
    let key = Self.key(prefix, index)
    var place = Self.place(key)
    while true {
      let entry = entries[place]
      if entry >> 12 == key, entry != Self.free { return Int(entry & 0xFFF) }
      if entry == Self.free { return Self.none }
      place = (place + 1) & (1 << Int(Self.bits) - 1)
    }
  }

  /// Adds a code; gives back its place, for `undo`.
  @inline(__always)
  func insert(_ prefix: Int, _ index: UInt8, code: Int) -> Int {
    let key = Self.key(prefix, index)
    var place = Self.place(key)
    while entries[place] != Self.free { place = (place + 1) & (1 << Int(Self.bits) - 1) }
    entries[place] = key << 12 | UInt32(truncatingIfNeeded: code)
    return place
  }

  /// Takes back the insertion that was made last.
  func undo(_ place: Int) {
    entries[place] = Self.free
  }

  @inline(__always)
  private static func key(_ prefix: Int, _ index: UInt8) -> UInt32 {
    UInt32(truncatingIfNeeded: prefix) << 8 | UInt32(index)
  }

  @inline(__always)
  private static func place(_ key: UInt32) -> Int {
    Int((key &* 0x9E37_79B1) >> (32 - bits))
  }
}
