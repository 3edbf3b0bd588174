import Synchronization

/// Pango, one caller at a time: its font maps are not made for several threads. Only values leave.
final class TextEngine: Sendable {
  static let shared = TextEngine(folder: .standard)

  private let folder: FontFolder
  private let fonts = Mutex(Fonts())

  fileprivate struct Fonts: ~Copyable {
    var set: FontSet?
  }

  /// What most screens need; the other faces are read when a text asks for one.
  private static let usualFaces: Set<FontFace> = [
    FontFace(), FontFace(weight: 500), FontFace(weight: 600), FontFace(weight: 700),
  ]

  init(folder: FontFolder) {
    self.folder = folder
  }

  /// Reads the usual faces now.
  func load() throws(FontError) {
    try fonts.withLock { fonts throws(FontError) in
      try fonts.load(Self.usualFaces, from: folder)
    }
  }

  /// The lines of a paragraph, from its start; at least one.
  func lines(of shaping: Shaping) throws(FontError) -> [TextLine] {
    let faces = Self.usualFaces.union(shaping.runs.map(\.font.face))
    return try fonts.withLock { fonts throws(FontError) in
      try fonts.lines(of: shaping, faces: faces, from: folder)
    }
  }
}

extension TextEngine.Fonts {
  /// Sets Pango up anew when a face is asked for that it doesn't have: changing the configuration
  /// of a font map in use would race with the thread that Pango matches fonts on.
  fileprivate mutating func load(
    _ faces: Set<FontFace>, from folder: FontFolder
  ) throws(FontError) {
    let loaded = set?.faces ?? []
    guard !loaded.isSuperset(of: faces) else { return }
    set = try FontSet(loaded.union(faces), from: folder)
  }

  fileprivate mutating func lines(
    of shaping: Shaping, faces: Set<FontFace>, from folder: FontFolder
  ) throws(FontError) -> [TextLine] {
    try load(faces, from: folder)
    guard let context = set?.context, let layout = ParagraphLayout(shaping, in: context) else {
      throw .engine("Pango made no layout")
    }
    return layout.lines()
  }
}
