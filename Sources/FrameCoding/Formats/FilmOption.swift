/// What can be asked of a film's file, beside its frames. A format takes what it has a use for.
public enum FilmOption: String, Sendable, CaseIterable {
  case loop, quality, speed, colors, dither, lossless
  case maxBytes = "max-bytes"
}
