/// How often each colour is painted. When the colours get too many they are told apart less finely.
struct ColourHistogram: ~Copyable {
  /// An open-addressed table; an empty slot has count 0.
  private var slots: [Slot]
  private(set) var distinct = 0
  /// The low bits of each channel that are left out.
  private(set) var coarseness: UInt32 = 0
  /// The pixels counted.
  private(set) var total = 0
  /// How often a colour followed itself in a row: what is flat.
  private(set) var flat = FlatColours()

  private struct Slot {
    var sums = ColourSums()
    var colour: UInt32 = 0
  }

  private static var slotBits: UInt32 { 16 }
  private static var mostDistinct: Int { 1 << 15 }

  init() {
    slots = Array(repeating: Slot(), count: 1 << Int(Self.slotBits))
  }

  /// Counts a run of one colour in a row.
  @inline(__always)
  mutating func add(_ word: UInt32, count: Int) {
    total += count
    let colour = word & 0xFF_FFFF
    if count > 1 { flat.add(colour, count: count - 1) }
    insert(colour, ColourSums(colour, count: count))
    if distinct > Self.mostDistinct { coarsen() }
  }

  /// What was counted, in the order of the colours.
  func entries() -> [ColourSums] {
    slots.filter { $0.sums.count > 0 }.sorted { $0.colour < $1.colour }.map(\.sums)
  }

  private mutating func insert(_ colour: UInt32, _ sums: ColourSums) {
    let fineness: UInt32 = (0xFF >> coarseness) << coarseness
    let key = colour & (fineness << 16 | fineness << 8 | fineness)
    let mask = slots.count - 1
    var place = Int((key &* 0x9E37_79B1) >> (32 - Self.slotBits))
    slots.withUnsafeMutableBufferPointer { slots in
      while slots[place].sums.count != 0, slots[place].colour != key { place = (place + 1) & mask }
      if slots[place].sums.count == 0 {
        slots[place].colour = key
        distinct += 1
      }
      slots[place].sums += sums
    }
  }

  private mutating func coarsen() {
    coarseness += 1
    let finer = slots
    slots = Array(repeating: Slot(), count: finer.count)
    distinct = 0
    for slot in finer where slot.sums.count > 0 { insert(slot.colour, slot.sums) }
  }
}
