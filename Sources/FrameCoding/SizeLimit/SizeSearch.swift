/// Looks for the best film of so many bytes: a value that says what to try, and is told what came of it.
///
/// A film that was asked for and fits is left as it is. Else the ladder of `FilmTerms` is searched for the
/// first rung that fits, by halves, and then as much quality is given back as there is room for. That less
/// quality takes fewer bytes is a hope: what is found has been tried.
package struct SizeSearch: Sendable {
  /// In bytes.
  package let limit: Int
  private let rungs: [FilmTerms]
  /// The last rung that is known not to fit; -1 before the first was tried.
  private var failing = -1
  /// The first that is known to fit.
  private var fitting: Int?
  /// Where quality is given back: what fits, and what doesn't.
  private var quality: (fits: Int, fails: Int)?
  private var isFinished = false
  /// The best that fits, and its bytes.
  package private(set) var best: (terms: FilmTerms, bytes: Int)?
  /// The bytes of the last rung, if even that doesn't fit.
  package private(set) var leastBytes: Int?

  /// So full is full enough.
  private static let enough = 0.97

  /// - Parameters:
  ///   - limit: In bytes.
  ///   - terms: What was asked for.
  ///   - rates: The frames a second that may be tried, descending.
  ///   - scales: The shares of the size that may be tried, descending.
  package init(limit: Int, from terms: FilmTerms, rates: [Double], scales: [Double]) {
    self.limit = limit
    rungs = terms.ladder(rates: rates, scales: scales)
  }

  /// What to try next; nil when there is nothing more to find.
  package var next: FilmTerms? {
    if isFinished { return nil }
    if let quality, let fitting { return rungs[fitting].with(quality: midway(quality)) }
    return nextRung.map { rungs[$0] }
  }

  /// Whether what is tried next is the least there is, whose size has to be known in any case.
  package var isAtLeast: Bool { nextRung == rungs.count - 1 && fitting == nil }

  /// Takes what came of `next`: its bytes, or nil if it was given up for having too many.
  package mutating func record(bytes: Int?) {
    guard let terms = next else { return }
    let fits = bytes.map { $0 <= limit } ?? false
    if fits, let bytes { best = (terms, bytes) }
    if let range = quality {
      let middle = midway(range)
      quality = fits ? (middle, range.fails) : (range.fits, middle)
    } else if let rung = nextRung {
      if fits { fitting = rung } else { failing = rung }
      if failing == rungs.count - 1 { leastBytes = bytes }
    }
    settleQuality()
  }

  private var nextRung: Int? {
    if quality != nil { return nil }
    guard let fitting else {
      let last = rungs.count - 1
      return failing == last ? nil : failing < 1 ? failing + 1 : last
    }
    return fitting - failing > 1 ? (fitting + failing) / 2 : nil
  }

  /// All of quality is tried first: often it takes no more bytes.
  private func midway(_ range: (fits: Int, fails: Int)) -> Int {
    range.fails > rungs[0].quality ? rungs[0].quality : (range.fits + range.fails) / 2
  }

  /// Begins to give quality back when the rung is found, and ends when there is none to give.
  private mutating func settleQuality() {
    guard let fitting, fitting > 0, nextRung == nil, let best else { return }
    if quality == nil {
      let (rung, worse) = (rungs[fitting], rungs[fitting - 1])
      let isOnlyQuality = worse.with(quality: rung.quality) == rung
      quality = (rung.quality, isOnlyQuality ? worse.quality : rungs[0].quality + 1)
    }
    guard let range = quality else { return }
    let isFull =
      range.fails <= rungs[0].quality && Double(best.bytes) >= Self.enough * Double(limit)
    isFinished = isFull || range.fails - range.fits <= 1
  }
}

extension SizeSearch {
  /// Frames a second that are worth a try: halves of the usual ones, whole hundredths each.
  package static let rates = [25, 12.5, 10]

  /// The shares of a size, in pixels, that leave something to be seen.
  package static func scales(width: Double, height: Double) -> [Double] {
    [0.75, 0.5, 0.375, 0.25].filter { min(width, height) * $0 >= 16 }
  }
}

extension FilmTerms {
  fileprivate func with(quality: Int) -> FilmTerms {
    var terms = self
    terms.quality = quality
    return terms
  }
}
