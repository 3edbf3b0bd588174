/// What a film is made with, where it may be less than was asked for.
package struct FilmTerms: Sendable, Equatable {
  /// 1 to 100.
  package var quality: Int
  /// 2 to 256.
  package var colors: Int
  /// The most frames a second; nil: as many as were asked for.
  package var rate: Double?
  /// The share of the width and the height that were asked for.
  package var scale = 1.0

  package init(quality: Int, colors: Int, rate: Double? = nil, scale: Double = 1) {
    (self.quality, self.colors, self.rate, self.scale) = (quality, colors, rate, scale)
  }
}

extension FilmTerms {
  /// Less of it than this is given up only when nothing else is left.
  private static let fairQuality = 20
  private static let fewerColors = [128, 64, 32]

  /// These terms, and what is given up for a smaller film, one after the other: quality, colours, rate,
  /// scale, and then what is left of quality.
  ///
  /// - Parameters:
  ///   - rates: Descending; those that make a difference.
  ///   - scales: Descending.
  func ladder(rates: [Double], scales: [Double]) -> [FilmTerms] {
    var rungs = [self]
    func step(_ change: (inout FilmTerms) -> Void) {
      var terms = rungs[rungs.count - 1]
      change(&terms)
      if terms != rungs[rungs.count - 1] { rungs.append(terms) }
    }
    step { $0.quality = min($0.quality, Self.fairQuality) }
    for count in Self.fewerColors { step { $0.colors = min($0.colors, count) } }
    for rate in rates { step { $0.rate = rate } }
    for scale in scales { step { $0.scale = scale } }
    step { $0.quality = 1 }
    return rungs
  }
}
