import Foundation
import ImageFiles
package import Raster

/// Reads the pictures that a scene names, each once.
package final class PictureLibrary {
  private let folder: String
  private var bitmaps: [String: Bitmap] = [:]

  /// - Parameter folder: What the paths in the scene are relative to; empty for the working folder.
  package init(folder: String) {
    self.folder = folder
  }

  package func bitmap(_ file: FilePath) throws(PictureError) -> Bitmap {
    let path = path(of: file)
    if let bitmap = bitmaps[path] { return bitmap }
    do {
      let bitmap = try ImageFile.read(path: path)
      bitmaps[path] = bitmap
      return bitmap
    } catch {
      throw PictureError(place: file.place, cause: error, nearest: nearest(to: path, after: error))
    }
  }

  /// Where the file lies.
  package func path(of file: FilePath) -> String {
    if file.value.hasPrefix("/") || folder.isEmpty { return file.value }
    return folder + (folder.hasSuffix("/") ? "" : "/") + file.value
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
