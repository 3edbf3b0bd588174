import Foundation

/// The folder that the font files come from.
struct FontFolder: Hashable, Sendable {
  let path: String

  /// Debian's, or what `ANIMATIC_FONT_DIR` names.
  static let standard = FontFolder(
    path: ProcessInfo.processInfo.environment["ANIMATIC_FONT_DIR"]
      ?? "/usr/share/fonts/opentype/inter")

  /// Where a face's file is.
  func file(of face: FontFace) throws(FontError) -> String {
    let file = URL(fileURLWithPath: path).appendingPathComponent(face.fileName).path
    guard FileManager.default.isReadableFile(atPath: file) else {
      throw .missing(file: face.fileName, folder: path)
    }
    return file
  }
}
