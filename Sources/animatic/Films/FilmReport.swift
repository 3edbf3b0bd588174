/// What `--json` says of a film that was written.
struct FilmReport: Codable, Sendable {
  var file: String
  var format: String
  /// In pixels.
  var width: Int, height: Int
  /// In the file, where neighbours that are equal are one.
  var frames = 0
  /// With the holds.
  var seconds = 0.0
  /// Nil: nothing.
  var gaveUp: Concession?

  /// For people.
  var sentence: String {
    let length = (seconds * 100).rounded() / 100
    return
      "\(file): \(width)×\(height) pixels, \(frames) frame\(frames == 1 ? "" : "s"), \(length) s"
      + (gaveUp.map { "; to fit, \($0.sentence)" } ?? "")
  }
}
