/// What `--json` says of a film that was written.
struct FilmReport: Encodable, Sendable {
  var file: String
  var format: String
  /// In pixels.
  var width: Int, height: Int
  /// As they were sampled; a format may merge some.
  var frames = 0
  /// With the holds.
  var seconds = 0.0

  /// For people.
  var sentence: String {
    let length = (seconds * 100).rounded() / 100
    return "\(file): \(width)×\(height) pixels, \(frames) frames, \(length) s"
  }
}
