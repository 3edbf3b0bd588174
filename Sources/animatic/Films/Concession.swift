import FrameCoding
import Scenes

/// What a film has less of than was asked for, so that it has few enough bytes; nil: as was asked for.
struct Concession: Codable, Sendable, Equatable {
  var quality: Int?
  var colors: Int?
  /// The most frames a second.
  var fps: Double?
  /// In pixels.
  var width: Int?

  /// Nil: nothing was given up.
  init?(from asked: FilmTerms, to terms: FilmTerms, width: Int) {
    guard asked != terms else { return nil }
    if terms.quality != asked.quality { quality = terms.quality }
    if terms.colors != asked.colors { colors = terms.colors }
    if terms.rate != asked.rate { fps = terms.rate }
    if terms.scale != asked.scale { self.width = width }
  }

  /// For people.
  var sentence: String {
    [
      quality.map { "quality \($0)" }, colors.map { "\($0) colours" },
      fps.map { "\($0.brief) frames a second" }, width.map { "\($0) pixels wide" },
    ].compactMap(\.self).joined(separator: ", ")
  }
}

extension FilmTerms {
  /// What is asked for.
  init(_ gif: GIFOptions) {
    self.init(quality: gif.quality, colors: gif.colors)
  }

  /// The options with what is left of quality and colours.
  func limit(_ gif: GIFOptions) -> GIFOptions {
    var gif = gif
    (gif.quality, gif.colors) = (quality, colors)
    return gif
  }
}
