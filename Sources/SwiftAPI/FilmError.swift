import FrameCoding

/// Why a film can't be made: a sentence that says what to do.
public struct FilmError: Error, Sendable, Equatable, CustomStringConvertible {
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}

extension GIFOptions {
  /// Refuses numbers that mean nothing.
  func check() throws(FilmError) {
    guard (1...100).contains(quality) else {
      throw FilmError("the quality of a GIF is 1 to 100, not \(quality)")
    }
    guard (2...256).contains(colors) else {
      throw FilmError("a GIF's palette has 2 to 256 colours, not \(colors)")
    }
  }
}

extension WebPOptions {
  /// Refuses a number that means nothing.
  func check() throws(FilmError) {
    guard (1...100).contains(quality ?? 100) else {
      throw FilmError("the quality of a WebP is 1 to 100, not \(quality ?? 100)")
    }
  }
}
