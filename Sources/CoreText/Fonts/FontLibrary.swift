/// The fonts of the process.
package enum FontLibrary {
  /// Finds and reads the faces that most screens need. Who makes pictures calls it first, so that
  /// a missing font is an error at the start and not in the midst of a film.
  package static func load() throws(FontError) {
    try TextEngine.shared.load()
  }
}
