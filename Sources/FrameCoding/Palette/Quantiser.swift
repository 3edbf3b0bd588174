/// Makes the palette for pictures of more colours than fit: flat colours exactly, the rest by variance,
/// then moved to the means of what they serve.
enum Quantiser {
  /// A flat colour that fills this share of what is painted is kept to the bit.
  private static let flatShare = 1.0 / 4000
  private static let mostFlat = 96

  /// At most `count` colours for the colours of a histogram.
  static func colours(for histogram: borrowing ColourHistogram, count: Int) -> [UInt32] {
    let entries = histogram.entries()
    let flat = histogram.flat.frequent(
      share: flatShare, of: histogram.total, most: min(mostFlat, count))
    let rest = entries.filter { !flat.contains($0.mean) }
    let free = VarianceCut.means(of: rest, count: count - flat.count)
    return refined(flat + free, fixed: flat.count, for: entries)
  }

  /// The squared error, by `ColourMetric`, of painting a histogram's colours with a palette's.
  static func error(
    of entries: [ColourSums], under nearest: inout NearestColour
  ) -> Double {
    var error = 0.0
    for entry in entries { error += entry.count * Double(nearest.nearest(entry.mean).distance) }
    return error
  }

  /// One step of Lloyd's algorithm; the first `fixed` colours stay.
  private static func refined(
    _ colours: [UInt32], fixed: Int, for entries: [ColourSums]
  ) -> [UInt32] {
    var nearest = NearestColour(Palette(colours: colours, hasTransparent: false))
    var sums = [ColourSums](repeating: ColourSums(), count: colours.count)
    for entry in entries { sums[Int(nearest.nearest(entry.mean).index)] += entry }
    return colours.indices.map { index in
      index < fixed || sums[index].count == 0 ? colours[index] : sums[index].mean
    }
  }
}
