import Figures
import Foundation
import Scenes
import Stage

/// What `strip --json` says.
struct StripReport: Encodable {
  struct Picture: Encodable {
    /// In seconds from the beginning of the film.
    var time: Double
    /// In the strip, in pixels.
    var x: Int, y: Int, width: Int, height: Int
  }

  var scene: String
  var file: String
  /// In pixels.
  var width: Int, height: Int
  var frames: [Picture]

  init(scene: String, file: String, times: [Double], _ layout: StripLayout) {
    (self.scene, self.file) = (scene, file)
    (width, height) = (layout.width, layout.height)
    frames = zip(times, layout.pictures.joined()).map { time, place in
      Picture(
        time: time.roundedTime, x: Int(place.minX), y: Int(place.minY), width: Int(place.width),
        height: Int(place.height))
    }
  }

  /// For people.
  var sentence: String {
    let count = "\(frames.count) frame\(frames.count == 1 ? "" : "s")"
    let (first, last) = (frames.first?.time ?? 0, frames.last?.time ?? 0)
    let when = first == last ? "at \(first.brief) s" : "from \(first.brief) to \(last.brief) s"
    return "\(file): \(width)×\(height) pixels, \(count) \(when)"
  }
}
