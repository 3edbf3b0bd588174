import CPango

/// Pango set up with some faces of Inter and nothing else: no system font, no configuration file,
/// no hinting, glyphs anywhere between pixels.
struct FontSet: ~Copyable {
  let faces: Set<FontFace>
  let context: OpaquePointer
  private let config: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>

  init(_ faces: Set<FontFace>, from folder: FontFolder) throws(FontError) {
    let files = try Self.files(of: faces, in: folder)
    guard let config = FcConfigCreate() else { throw .engine("fontconfig is out of memory") }
    for file in files where FcConfigAppFontAddFile(config, file) == 0 {
      FcConfigDestroy(config)
      throw .unreadable(path: file)
    }
    guard let map = pango_ft2_font_map_new(),
      let context = pango_font_map_create_context(map)
    else {
      FcConfigDestroy(config)
      throw .engine("Pango has no FreeType backend")
    }
    pango_fc_font_map_set_config(OpaquePointer(map), config)
    pango_ft2_font_map_set_resolution(OpaquePointer(map), 72, 72)
    pango_fc_font_map_set_default_substitute(
      OpaquePointer(map), { pattern, _ in FcPatternAddBool(pattern, FC_HINTING, 0) }, nil, nil)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_base_dir(context, PANGO_DIRECTION_LTR)
    pango_context_set_language(context, pango_language_from_string("en"))
    (self.faces, self.config, self.map, self.context) = (faces, config, map, context)
  }

  private static func files(
    of faces: Set<FontFace>, in folder: FontFolder
  ) throws(FontError) -> [String] {
    var files: [String] = []
    for face in faces.sorted(by: { $0.fileName < $1.fileName }) {
      files.append(try folder.file(of: face))
    }
    return files
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(map)
    FcConfigDestroy(config)
  }
}
