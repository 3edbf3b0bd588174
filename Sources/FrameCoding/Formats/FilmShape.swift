import Raster

/// What every frame of a film has to be like.
struct FilmShape: Sendable {
  /// In pixels.
  let width: Int
  /// In pixels.
  let height: Int

  /// - Parameters:
  ///   - most: How many pixels a side of the format's can have.
  ///   - format: What a sentence calls one of its films.
  init(width: Int, height: Int, most: Int, format: String) throws(FilmFileError) {
    guard width > 0, height > 0 else {
      throw FilmFileError("\(format) is at least 1 pixel wide and high, not \(width)×\(height)")
    }
    guard width <= most, height <= most else {
      throw FilmFileError(
        "\(format) is at most \(most) pixels wide and high, not \(width)×\(height); scale it down")
    }
    (self.width, self.height) = (width, height)
  }

  /// - Parameter longest: How long a frame of the format's can stand, in seconds.
  func check(_ frame: Frame, longest: Double) throws(FilmFileError) {
    guard frame.bitmap.width == width, frame.bitmap.height == height else {
      throw FilmFileError(
        "a frame is \(frame.bitmap.width)×\(frame.bitmap.height) pixels, but the film is "
          + "\(width)×\(height)")
    }
    guard frame.duration >= 0, frame.duration <= longest else {
      throw FilmFileError(
        "a frame cannot stand for \(frame.duration) seconds; the longest is \(Int(longest))")
    }
  }
}

/// Why a film could not be written.
public struct FilmFileError: Error, Sendable, Equatable, CustomStringConvertible {
  /// A sentence for the user.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
