import Foundation
import ImageFiles
package import Raster

/// Reads the pictures that a scene names, each once.
package final class PictureLibrary {
  private var bitmaps: [String: Bitmap] = [:]

  package init() {}

  package func bitmap(_ file: FilePath) throws(PictureError) -> Bitmap {
    let path = file.relativeToItsFile
    if let bitmap = bitmaps[path] { return bitmap }
    do {
      let bitmap = try ImageFile.read(path: path)
      bitmaps[path] = bitmap
      return bitmap
    } catch {
      throw PictureError(place: file.place, cause: error, nearest: nearest(to: path, after: error))
    }
  }

  /// The file of a picture in an appearance. Of a picture that is the same in both, the dark one is taken that
  /// lies beside it: of `home.png` or `home~light.png`, `home~dark.png` or `home-dark.png`.
  package func file(of picture: Picture, in appearance: Appearance) -> FilePath {
    guard appearance == .dark else { return picture.light }
    return picture.darkNeighbour ?? picture.dark
  }

  private func nearest(to path: String, after error: ImageFileError) -> String? {
    guard case .notFound = error else { return nil }
    let url = URL(fileURLWithPath: path)
    do {
      let names = try FileManager.default.contentsOfDirectory(
        atPath: url.deletingLastPathComponent().path)
      return Spelling.nearest(to: url.lastPathComponent, among: names.sorted())
    } catch {
      return nil
    }
  }
}
