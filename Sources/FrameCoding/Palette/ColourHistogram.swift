/// How often each colour is painted. When the colours get too many they are told apart less finely.
struct ColourHistogram: ~Copyable {
  /// An open-addressed table; an empty slot has a count of 0.
  private var slots: [Slot]
  private var distinct = 0
  /// The low bits of each channel that are left out.
  private var coarseness: UInt32 = 0
  /// The pixels counted.
  private(set) var total = 0
  /// How often a colour followed itself in a row: what is flat.
  private(set) var flat = FlatColours()

  /// Sums in 32 bits: a histogram takes a few million pixels at most, `mostPixels`.
  private struct Slot {
    var colour: UInt32 = 0
    var red: UInt32 = 0
    var green: UInt32 = 0
    var blue: UInt32 = 0
    var count: UInt32 = 0
  }

  /// So many pixels can be counted before a sum may overflow.
  static let mostPixels = 1 << 24

  private static var slotBits: UInt32 { 15 }
  private static var mostDistinct: Int { 1 << 14 }

  init() {
    slots = Array(repeating: Slot(), count: 1 << Int(Self.slotBits))
  }

  /// Counts a run of one colour in a row, `weight` times.
  @inline(__always)
  mutating func add(_ word: UInt32, count: Int, weight: Int = 1) {
    guard total + count * weight <= Self.mostPixels else { return }
    total += count * weight
    let colour = word & 0xFF_FFFF
    if count > 1 { flat.add(colour, count: count - 1) }
    let pixels = UInt32(truncatingIfNeeded: count * weight)
    insert(
      Slot(
        colour: colour, red: (colour >> 16) &* pixels, green: (colour >> 8 & 0xFF) &* pixels,
        blue: (colour & 0xFF) &* pixels, count: pixels))
    if distinct > Self.mostDistinct { coarsen() }
  }

  /// What was counted, in an order that depends on the pixels alone.
  func entries() -> [ColourSums] {
    slots.compactMap { slot in
      guard slot.count > 0 else { return nil }
      return ColourSums(
        red: Double(slot.red), green: Double(slot.green), blue: Double(slot.blue),
        count: Double(slot.count))
    }
  }

  @inline(__always)
  private mutating func insert(_ more: Slot) {
    let fineness: UInt32 = (0xFF >> coarseness) << coarseness
    let key = more.colour & (fineness << 16 | fineness << 8 | fineness)
    var place = Int((key &* 0x9E37_79B1) >> (32 - Self.slotBits))
    slots.withUnsafeMutableBufferPointer { slots in
      while slots[place].count != 0, slots[place].colour != key {
        place = (place + 1) & (slots.count - 1)
      }
      if slots[place].count == 0 {
        slots[place].colour = key
        distinct += 1
      }
      slots[place].red &+= more.red
      slots[place].green &+= more.green
      slots[place].blue &+= more.blue
      slots[place].count &+= more.count
    }
  }

  private mutating func coarsen() {
    coarseness += 1
    let finer = slots
    slots = Array(repeating: Slot(), count: finer.count)
    distinct = 0
    for slot in finer where slot.count > 0 { insert(slot) }
  }
}
