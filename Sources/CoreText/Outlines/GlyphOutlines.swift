import CoreGraphics
import Synchronization

/// The outlines of glyphs, each read from its font file once.
final class GlyphOutlines: Sendable {
  static let shared = GlyphOutlines(folder: .standard)

  private let folder: FontFolder
  private let faces = Mutex(Faces())

  fileprivate struct Faces: ~Copyable {
    var files: [FontFace: OutlineFile] = [:]
    var outlines: [Key: CGPath] = [:]
  }

  fileprivate struct Key: Hashable {
    var face: FontFace
    var glyph: UInt32
  }

  init(folder: FontFolder) {
    self.folder = folder
  }

  /// The outlines of glyphs in ems, y pointing up; the glyph's origin is the path's.
  func outlines(of glyphs: [UInt32], face: FontFace) throws(FontError) -> [CGPath] {
    try faces.withLock { faces throws(FontError) in
      let file = try faces.file(of: face, in: folder)
      return glyphs.map { glyph in
        let key = Key(face: face, glyph: glyph)
        if let known = faces.outlines[key] { return known }
        let outline = file.outline(of: glyph)
        faces.outlines[key] = outline
        return outline
      }
    }
  }
}

extension GlyphOutlines.Faces {
  fileprivate mutating func file(
    of face: FontFace, in folder: FontFolder
  ) throws(FontError) -> OutlineFile {
    if let known = files[face] { return known }
    let file = try OutlineFile(path: try folder.file(of: face))
    files[face] = file
    return file
  }
}
