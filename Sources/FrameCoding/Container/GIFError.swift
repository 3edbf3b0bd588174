import CGIF

/// Why a GIF could not be written or read.
public struct GIFError: Error, Sendable, Equatable, CustomStringConvertible {
  /// A sentence for the user.
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  /// For a code of giflib's.
  init(reading code: Int32) {
    self.init("the GIF cannot be read: \(Self.text(code))")
  }

  /// For a code of giflib's.
  init(writing code: Int32) {
    self.init("the GIF cannot be written: \(Self.text(code))")
  }

  private static func text(_ code: Int32) -> String {
    guard let text = GifErrorString(code) else { return "giflib gives code \(code)" }
    return String(cString: text)
  }
}
