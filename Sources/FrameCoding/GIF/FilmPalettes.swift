import Raster

/// The palettes of a film: one for all, and one of its own for a frame where that pays.
///
/// A colour that fills a noticeable flat area is always exact: where the palette for all lacks it the
/// frame gets one that has it.
final class FilmPalettes {
  private let shared: PaletteMatcher
  /// The last palette of a frame's own; it often serves the next frames, too.
  private var recent: PaletteMatcher?
  private let screenCount: Int
  /// How many places a palette has at most.
  private let places: Int
  /// How many colours a palette of a frame's own has at most, beside a transparent index.
  private let most: Int
  /// The squared error, by `ColourMetric`, that is worth a byte in a frame that soon goes.
  private static let errorPerByte = 3000.0
  /// And in one that is looked at.
  private static let heldErrorPerByte = 300.0
  /// A palette made for another frame may have this many times the error per pixel it had there.
  private static let reuse = 1.25
  /// So many pixels tell what colours a frame has.
  private static let sampleCount = 1 << 17

  var global: Palette { shared.palette }

  /// Makes the palette for all from the film's first pictures. A still film needs no transparent index.
  ///
  /// - Parameter colors: How many places a palette has at most, 2 to 256.
  init(_ pictures: [Bitmap], colors: Int, isStill: Bool) {
    func mask(_ index: Int) -> PaintMask {
      PaintMask(changesIn: pictures[index], since: index == 0 ? nil : pictures[index - 1])
    }
    screenCount = pictures.first.map { $0.width * $0.height } ?? 0
    places = colors
    most = max(2, min(colors - (isStill ? 0 : 1), 255))
    let all = isStill ? colors : most
    var distinct = DistinctColours(most: all)
    var histogram = ColourHistogram()
    for index in pictures.indices {
      let mask = mask(index)
      if !distinct.areTooMany { mask.forEachRun { word, _ in distinct.add(word) } }
      Self.count(mask, into: &histogram)
    }
    guard distinct.areTooMany else {
      shared = PaletteMatcher(
        Palette(colours: distinct.colours, hasTransparent: !isStill), isLocal: false)
      return
    }

    shared = PaletteMatcher(
      Palette(
        colours: Quantiser.colours(for: histogram, count: all), hasTransparent: !isStill),
      isLocal: false)
  }

  /// What a frame is painted with.
  struct Choice {
    var matcher: PaletteMatcher
    /// Whether it has every colour of the frame.
    var isExact: Bool
  }

  /// The palette that serves a frame best for what it costs.
  func choose(for mask: PaintMask, _ mending: Mending) -> Choice {
    var distinct = DistinctColours(most: most)
    mask.forEachRun { word, _ in distinct.add(word) }
    guard distinct.areTooMany else {
      if shared.isExact(distinct.colours) { return Choice(matcher: shared, isExact: true) }
      let own = PaletteMatcher(
        Palette(colours: distinct.colours, hasTransparent: true), isLocal: true)
      return Choice(matcher: own, isExact: true)
    }
    if let full = fullPalette(for: mask) { return Choice(matcher: full, isExact: true) }
    return Choice(matcher: chooseOfMany(for: mask, mending), isExact: false)
  }

  /// The palette of an area that has one colour too many for a transparent index beside them.
  private func fullPalette(for mask: PaintMask) -> PaletteMatcher? {
    guard places == 256, let area = mask.area else { return nil }
    let distinct = DistinctColours(of: mask.current, in: area)
    guard !distinct.areTooMany else { return nil }
    if !shared.palette.hasTransparent, shared.isExact(distinct.colours) { return shared }
    return PaletteMatcher(Palette(colours: distinct.colours, hasTransparent: false), isLocal: true)
  }

  private func chooseOfMany(for mask: PaintMask, _ mending: Mending) -> PaletteMatcher {
    var histogram = ColourHistogram()
    let step = Self.count(mask, into: &histogram)
    let least = leastNoticeable(mending) / step
    let flat = histogram.flat.frequent(least: least, most: min(128, most))
    let entries = histogram.entries()
    let pixels = Double(histogram.total)
    let error = Quantiser.error(of: entries, under: &shared.nearest) * Double(step)
    let isServed = shared.isExact(flat)
    let errorPerByte = mending == .all ? Self.heldErrorPerByte : Self.errorPerByte
    if isServed, error <= errorPerByte * 768 { return shared }

    if mending != .all, let recent, recent.isExact(flat) {
      let recentError = Quantiser.error(of: entries, under: &recent.nearest) * Double(step)
      if recentError / pixels <= Self.reuse * recent.errorPerPixel * Double(step) {
        let pays = error - recentError > errorPerByte * Double(recent.palette.byteCount)
        return pays || !isServed ? recent : shared
      }
    }
    let own = PaletteMatcher(
      Palette(colours: Quantiser.colours(for: histogram, count: most), hasTransparent: true),
      isLocal: true)
    let ownError = Quantiser.error(of: entries, under: &own.nearest) * Double(step)
    own.errorPerPixel = ownError / pixels / Double(step)
    let pays = error - ownError > errorPerByte * Double(own.palette.byteCount)
    guard pays || !isServed else { return shared }
    recent = own
    return own
  }

  /// The pixels that a flat colour must fill to be kept exact at any cost.
  private func leastNoticeable(_ mending: Mending) -> Int {
    mending == .all ? 64 : max(64, screenCount / 400)
  }

  /// Counts every row, or every so many in large areas; gives back which.
  @discardableResult
  private static func count(
    _ mask: PaintMask, into histogram: inout ColourHistogram
  ) -> Int {
    let step = max(1, (mask.area?.count ?? 0) / sampleCount)
    mask.forEachRun(step: step) { word, count in
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
  /// The squared error, by `ColourMetric`, that it leaves in the frame it was made for.
  var errorPerPixel = 0.0

  init(_ palette: Palette, isLocal: Bool) {
    (self.palette, self.isLocal) = (palette, isLocal)
    nearest = NearestColour(palette)
  }

  /// Whether it has all of these colours.
  func isExact(_ colours: [UInt32]) -> Bool {
    colours.allSatisfy { nearest.nearest($0).distance == 0 }
  }
}
