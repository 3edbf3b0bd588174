/// Counts the colours of flat areas, exactly; a picture without any has none to count.
struct FlatColours {
  private var counts: [UInt32: Int] = [:]
  private static let mostColours = 4096

  mutating func add(_ colour: UInt32, count: Int) {
    if let known = counts[colour] {
      counts[colour] = known + count
    } else if counts.count < Self.mostColours {
      counts[colour] = count
    }
  }

  /// The colours that fill at least `share` of `total` pixels, most frequent first, `most` at most.
  func frequent(share: Double, of total: Int, most: Int) -> [UInt32] {
    frequent(least: max(16, Int(share * Double(total))), most: most)
  }

  /// The colours that fill at least so many pixels, most frequent first, `most` at most.
  func frequent(least: Int, most: Int) -> [UInt32] {
    Array(
      counts.filter { $0.value >= least }
        .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        .prefix(most).map(\.key))
  }
}
