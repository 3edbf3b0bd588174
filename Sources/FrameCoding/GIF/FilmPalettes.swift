import Raster

/// The palettes of a film: one for all, and one of its own for a frame where that pays.
///
/// A colour that fills a noticeable flat area is always exact: where the palette for all lacks it the
/// frame gets one that has it.
final class FilmPalettes {
  private let shared: PaletteMatcher
  private let screenCount: Int
  /// How many places a palette has at most.
  private let places: Int
  /// How many colours a palette of a frame's own has at most, beside a transparent index.
  private let most: Int
  /// The squared error, by `ColourMetric`, that is worth a byte: between what `MatchSearch` gives for the
  /// pixels that a byte stands for in gradients, 300, and on pages, 1000.
  private static let errorPerByte = 600.0
  /// And in a picture that is looked at.
  private static let heldErrorPerByte = 100.0
  /// A colour that differs by no more from the one beside it is part of something smooth, …
  private static let smooth = ColourMetric.distance(levels: 3)
  /// … where the eye sees so many times more of an error.
  private static let smoothWeight = 4
  /// So many pixels tell what colours a frame has.
  private static let sampleCount = 1 << 17

  var global: Palette { shared.palette }

  /// Makes the palette for all from the film's first pictures. An opaque still film needs no transparent
  /// index.
  ///
  /// - Parameter colors: How many places a palette has at most, 2 to 256.
  init(_ pictures: [Bitmap], colors: Int, isStill: Bool) {
    func mask(_ index: Int) -> PaintMask {
      PaintMask(changesIn: pictures[index], since: index == 0 ? nil : pictures[index - 1])
    }
    let isWhole = isStill && pictures.allSatisfy(\.isOpaque)
    screenCount = pictures.first.map { $0.width * $0.height } ?? 0
    places = colors
    most = max(2, min(colors - (isWhole ? 0 : 1), 255))
    let all = isWhole ? colors : most
    var distinct = DistinctColours(most: all)
    var histogram = ColourHistogram()
    for index in pictures.indices {
      let mask = mask(index)
      if !distinct.areTooMany { mask.forEachRun { word, _ in distinct.add(word) } }
      Self.count(mask, into: &histogram)
    }
    guard distinct.areTooMany else {
      // A film that is clear has no colour, but a palette has one at least.
      let colours = distinct.colours.isEmpty ? [0] : distinct.colours
      shared = PaletteMatcher(
        Palette(colours: colours, hasTransparent: !isWhole), isLocal: false)
      return
    }

    shared = PaletteMatcher(
      Palette(
        colours: Quantiser.colours(for: histogram, count: all), hasTransparent: !isWhole),
      isLocal: false)
  }

  /// What a frame is painted with.
  struct Choice {
    var matcher: PaletteMatcher
    /// Whether it has every colour of the frame.
    var isExact: Bool
    /// Which of its colours fill flat areas of the frame.
    var flat: [Bool] = []
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
    return chooseOfMany(for: mask, mending)
  }

  /// The palette of an area that has one colour too many for a transparent index beside them.
  private func fullPalette(for mask: PaintMask) -> PaletteMatcher? {
    guard places == 256, let area = mask.area else { return nil }
    let distinct = DistinctColours(of: mask.current, in: area)
    guard !distinct.areTooMany, !distinct.haveClear else { return nil }
    if !shared.palette.hasTransparent, shared.isExact(distinct.colours) { return shared }
    return PaletteMatcher(Palette(colours: distinct.colours, hasTransparent: false), isLocal: true)
  }

  private func chooseOfMany(for mask: PaintMask, _ mending: Mending) -> Choice {
    var histogram = ColourHistogram()
    let step = Self.count(mask, into: &histogram)
    let least = leastNoticeable(mending) / step
    let flat = histogram.flat.frequent(least: least, most: min(128, most))
    let matcher = matcher(for: histogram, step: step, flat: flat, mending)
    return Choice(matcher: matcher, isExact: false, flat: matcher.places(of: flat))
  }

  private func matcher(
    for histogram: borrowing ColourHistogram, step: Int, flat: [UInt32], _ mending: Mending
  ) -> PaletteMatcher {
    let entries = histogram.entries()
    func error(_ matcher: PaletteMatcher) -> Double {
      let weight = Double(Self.smoothWeight)
      return Quantiser.error(of: entries, under: &matcher.nearest) * Double(step) / weight
    }
    let price = mending.isThorough ? Self.heldErrorPerByte : Self.errorPerByte
    func pays(_ error: Double, bytes: Int) -> Bool { error > price * Double(bytes) }
    let isServed = shared.isExact(flat)
    let sharedError = error(shared)
    if isServed, !pays(sharedError, bytes: 768) { return shared }
    let own = PaletteMatcher(
      Palette(colours: Quantiser.colours(for: histogram, count: most), hasTransparent: true),
      isLocal: true)
    return !isServed || pays(sharedError - error(own), bytes: own.palette.byteCount) ? own : shared
  }

  /// The pixels that a flat colour must fill to be kept exact at any cost.
  private func leastNoticeable(_ mending: Mending) -> Int {
    mending.isThorough ? 64 : max(64, screenCount / 400)
  }

  /// Counts every row, or every so many in large areas; gives back which.
  @discardableResult
  private static func count(
    _ mask: PaintMask, into histogram: inout ColourHistogram
  ) -> Int {
    let step = max(1, (mask.area?.count ?? 0) / sampleCount)
    var last: UInt32 = 0
    mask.forEachRun(step: step) { word, count in
      let isSmooth = ColourMetric.distance(word, last) <= smooth
      histogram.add(word, count: count, weight: isSmooth || count > 1 ? smoothWeight : 1)
      last = word
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

  /// Whether it has all of these colours.
  func isExact(_ colours: [UInt32]) -> Bool {
    colours.allSatisfy { nearest.nearest($0).distance == 0 }
  }

  /// For each place of the palette, whether its colour is one of these.
  func places(of colours: [UInt32]) -> [Bool] {
    var places = [Bool](repeating: false, count: palette.colours.count)
    for colour in colours { places[Int(nearest.nearest(colour).index)] = true }
    return places
  }
}
