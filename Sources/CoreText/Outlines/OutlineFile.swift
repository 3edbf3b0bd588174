import CPango
import CoreGraphics

/// A font file that HarfBuzz reads outlines from. Stays behind the lock of `GlyphOutlines`.
final class OutlineFile {
  private let font: OpaquePointer
  private let functions: OpaquePointer

  init(path: String) throws(FontError) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else {
      throw .unreadable(path: path)
    }
    defer { hb_blob_destroy(blob) }
    guard hb_face_count(blob) > 0, let face = hb_face_create(blob, 0) else {
      throw .unreadable(path: path)
    }
    defer { hb_face_destroy(face) }
    guard let font = hb_font_create(face), let functions = hb_draw_funcs_create() else {
      throw .engine("HarfBuzz is out of memory")
    }
    hb_font_set_scale(font, Self.unitsPerEm, Self.unitsPerEm)
    OutlinePen.install(in: functions)
    (self.font, self.functions) = (font, functions)
  }

  deinit {
    hb_draw_funcs_destroy(functions)
    hb_font_destroy(font)
  }

  /// The glyph's outline in ems, y pointing up.
  func outline(of glyph: UInt32) -> CGPath {
    let pen = OutlinePen(scale: 1 / CGFloat(Self.unitsPerEm))
    hb_font_get_glyph_shape(font, glyph, functions, Unmanaged.passUnretained(pen).toOpaque())
    return pen.path
  }

  /// Fine enough that nothing of the outline is lost to whole numbers.
  private static let unitsPerEm: Int32 = 1 << 16
}
