import FrameCoding
import Scenes

extension FrameFormat {
  static let names = all.map(\.name)

  /// For pages of help.
  static let list = names.joined(separator: ", ")

  /// For sentences.
  var withArticle: String { (name.hasPrefix("a") ? "an " : "a ") + name }

  /// The format that a user named.
  static func chosen(_ name: String) throws(UsageError) -> FrameFormat {
    guard let format = named(name) else {
      throw UsageError("there is no format '\(name)'" + Spelling.advice(for: name, among: names))
    }
    return format
  }

  /// The format of a file's extension.
  static func asked(by path: String) throws(UsageError) -> FrameFormat {
    do throws(FrameFormatError) {
      return try of(path: path)
    } catch {
      switch error {
      case .noExtension:
        throw UsageError(
          "'\(path)' needs an extension: \(Spelling.enumeration(of: names, last: "or"))")
      case .unknownExtension(let ending):
        throw UsageError(
          "no format has the extension '\(ending)'" + Spelling.advice(for: ending, among: names))
      }
    }
  }
}
