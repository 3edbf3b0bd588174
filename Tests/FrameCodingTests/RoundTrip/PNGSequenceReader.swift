import Foundation
import ImageFiles
import Raster

/// `frames.json`, as programs read it.
private struct Listing: Decodable {
  struct Entry: Decodable {
    var file: String
    var time: Double
    var duration: Double
  }

  var width: Int
  var height: Int
  var frames: [Entry]
}

extension DecodedFilm {
  /// The PNG sequence in a folder.
  init(sequence path: String) throws {
    let folder = URL(fileURLWithPath: path)
    let listing = try JSONDecoder().decode(
      Listing.self, from: Data(contentsOf: folder.appendingPathComponent("frames.json")))
    frames = try listing.frames.map { entry in
      let bitmap = try ImageFile.read(path: folder.appendingPathComponent(entry.file).path)
      guard bitmap.width == listing.width, bitmap.height == listing.height else {
        throw Unreadable("\(entry.file) is of another size")
      }
      return Frame(bitmap: bitmap, duration: entry.duration)
    }
    plays = nil
  }
}
