/// Why a film can't be made: a sentence that says what to do.
public struct FilmError: Error, Sendable, Equatable, CustomStringConvertible {
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
