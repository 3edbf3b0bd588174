package import ImageFiles

/// A picture that a scene names can't be used.
package struct PictureError: Error, Equatable, CustomStringConvertible {
  /// Where the scene names it.
  package var place: SourcePlace
  package var cause: ImageFileError
  /// A file beside it that may have been meant.
  package var nearest: String?

  /// `file:line:column: message`
  package var description: String {
    var message = cause.description
    if let nearest { message += "; the nearest is '\(nearest)'" }
    return place.error(message).description
  }
}
