import Raster

/// The palettes of a film: one for all, and one of its own for a frame where that pays.
final class FilmPalettes {
  private let shared: PaletteMatcher
  /// The squared error, by `ColourMetric`, that is worth a byte.
  private static let errorPerByte = 3000.0
  /// So many pixels tell what colours a frame has.
  private static let sampleCount = 1 << 17

  var global: Palette { shared.palette }

  /// Makes the palette for all from the film's first pictures. A still film needs no transparent index.
  init(_ pictures: [Bitmap], isStill: Bool) {
    let changes = pictures.indices.map {
      ChangedPixels(pictures[$0], since: $0 == 0 ? nil : pictures[$0 - 1])
    }
    let most = isStill ? 256 : 255
    var distinct = DistinctColours(most: most)
    for change in changes where !distinct.areTooMany {
      change.forEachRun { word, _ in distinct.add(word) }
    }
    guard distinct.areTooMany else {
      shared = PaletteMatcher(
        Palette(colours: distinct.colours, hasTransparent: !isStill), isLocal: false)
      return
    }

    var histogram = ColourHistogram()
    for change in changes { Self.count(change, into: &histogram) }
    let served = PaletteMatcher(
      Palette(
        colours: Quantiser.colours(for: histogram, count: most), hasTransparent: !isStill),
      isLocal: false)
    let samples = Set([0, changes.count / 2, changes.count - 1]).sorted()
    let own = samples.compactMap { Self.local(for: changes[$0], beside: served) }
    if own.count == samples.count, let first = own.first {
      shared = PaletteMatcher(first.palette, isLocal: false)
    } else {
      shared = served
    }
  }

  /// The palette that serves a frame best for what it costs.
  func choose(for changed: ChangedPixels) -> PaletteMatcher {
    Self.local(for: changed, beside: shared) ?? shared
  }

  /// A palette of the frame's own, if it is exact where the shared one is not, or pays otherwise.
  private static func local(
    for changed: ChangedPixels, beside shared: PaletteMatcher
  ) -> PaletteMatcher? {
    var distinct = DistinctColours(most: 255)
    changed.forEachRun { word, _ in distinct.add(word) }
    if !distinct.areTooMany {
      let isServed = distinct.colours.allSatisfy { shared.nearest.nearest($0).distance == 0 }
      if isServed { return nil }
      return PaletteMatcher(
        Palette(colours: distinct.colours, hasTransparent: true), isLocal: true)
    }

    var histogram = ColourHistogram()
    let step = count(changed, into: &histogram)
    let entries = histogram.entries()
    let error = Quantiser.error(of: entries, under: &shared.nearest) * Double(step)
    guard error > errorPerByte * 768 else { return nil }
    let own = PaletteMatcher(
      Palette(colours: Quantiser.colours(for: histogram, count: 255), hasTransparent: true),
      isLocal: true)
    let ownError = Quantiser.error(of: entries, under: &own.nearest) * Double(step)
    let isWorthIt = error - ownError > errorPerByte * Double(own.palette.byteCount)
    return isWorthIt ? own : nil
  }

  /// Counts every row, or every so many in large areas; gives back which.
  @discardableResult
  private static func count(
    _ changed: ChangedPixels, into histogram: inout ColourHistogram
  ) -> Int {
    let step = max(1, (changed.area?.count ?? 0) / sampleCount)
    changed.forEachRun(step: step) { word, count in
      histogram.add(word, count: count)
      return true
    }
    return step
  }
}

/// A palette and the search for its nearest colours.
final class PaletteMatcher {
  let palette: Palette
  let isLocal: Bool
  var nearest: NearestColour

  init(_ palette: Palette, isLocal: Bool) {
    (self.palette, self.isLocal) = (palette, isLocal)
    nearest = NearestColour(palette)
  }
}
