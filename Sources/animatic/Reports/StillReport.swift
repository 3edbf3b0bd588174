/// What `still --json` says.
struct StillReport: Encodable {
  struct Still: Encodable {
    var file: String
    /// In seconds from the beginning of the film.
    var time: Double
    /// In pixels.
    var width: Int, height: Int

    /// For people.
    var sentence: String { "\(file): \(width)×\(height) pixels, at \(time.brief) s" }
  }

  var scene: String
  var stills: [Still] = []
}
