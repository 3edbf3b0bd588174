import FrameCoding
import Scenes

extension FrameFormat {
  static let names = all.map(\.name)

  /// The format that a user named.
  static func chosen(_ name: String) throws(UsageError) -> FrameFormat {
    guard let format = named(name) else {
      throw UsageError("there is no format '\(name)'" + Spelling.advice(for: name, among: names))
    }
    return format
  }

  /// The format of a file's extension.
  static func of(path: String) throws(UsageError) -> FrameFormat {
    let ending = PathName(path).extension
    guard !ending.isEmpty else {
      throw UsageError(
        "'\(path)' needs an extension: \(Spelling.enumeration(of: names, last: "or"))")
    }
    guard let format = named(ending) else {
      throw UsageError(
        "no format has the extension '\(ending)'" + Spelling.advice(for: ending, among: names))
    }
    return format
  }
}
