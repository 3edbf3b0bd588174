/// What is wrong with a scene file, where, and what would be right.
package struct SceneError: Error, Equatable, CustomStringConvertible {
  package var place: SourcePlace
  package var message: String
  /// Whether a file that the scene names isn't there.
  package var isOfMissingFile = false

  package init(place: SourcePlace, message: String) {
    (self.place, self.message) = (place, message)
  }

  /// `file:line:column: message`
  package var description: String {
    place.isInFile ? "\(place.description): \(message)" : message
  }
}
