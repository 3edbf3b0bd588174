import Foundation
import FrameCoding
import Raster

/// A film as somebody else reads it.
struct DecodedFilm {
  /// Composed, with the seconds that each stands.
  var frames: [Frame]
  /// How often it plays; 0 is for ever, nil if the format doesn't say.
  var plays: Int?

  /// The film at the path that a format's encoder was given.
  static func read(_ path: String, as format: FrameFormat) throws -> DecodedFilm {
    guard let read = readers[format.name] else { throw Unreadable("\(format.name) has no reader") }
    return try read(path)
  }

  private static let readers: [String: @Sendable (String) throws -> DecodedFilm] = [
    "gif": { path in
      let bytes = try bytes(path)
      return DecodedFilm(
        frames: try GIFFile.decode(bytes),
        plays: try GIFInspection(bytes).loopCount.map { $0 == 0 ? 0 : $0 + 1 } ?? 1)
    },
    "png": { path in try DecodedFilm(sequence: path) },
    "apng": { path in try APNGReader(bytes(path)).film() },
    "webp": { path in try DecodedFilm(webP: bytes(path)) },
    "y4m": { path in try Y4MReader(bytes(path)).film() },
  ]

  private static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  struct Unreadable: Error {
    init(_ reason: String) { self.reason = reason }
    let reason: String
  }
}

extension DecodedFilm {
  /// In seconds: where each frame begins, and the end.
  var times: [Double] {
    frames.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.duration) }
  }

  /// Equal neighbours as one.
  var merged: DecodedFilm {
    var film = self
    film.frames = frames.reduce(into: []) { merged, frame in
      if let last = merged.last, last.bitmap == frame.bitmap {
        merged[merged.count - 1].duration += frame.duration
      } else {
        merged.append(frame)
      }
    }
    return film
  }
}
