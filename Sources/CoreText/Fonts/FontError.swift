/// Why no text can be set.
package enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A file of the family isn't where it is looked for.
  case missing(file: String, folder: String)
  /// A file is there, but isn't a font that can be read.
  case unreadable(path: String)
  /// A library could not be set up.
  case engine(String)

  package var description: String {
    switch self {
    case .missing(let file, let folder):
      return """
        the font file \(file) is not in \(folder); \
        run 'make deps' (it installs Debian's fonts-inter), \
        or name the folder that holds it in ANIMATIC_FONT_DIR
        """
    case .unreadable(let path):
      return "\(path) is not a font that can be read; run 'make deps' to install fonts-inter anew"
    case .engine(let reason):
      return "text can't be set: \(reason)"
    }
  }
}
