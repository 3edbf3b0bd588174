/// A value, and where in the file it stands, for errors that only a later stage can find.
package struct Located<Value: Sendable & Equatable>: Sendable, Equatable {
  package var value: Value
  package var place: SourcePlace

  package init(_ value: Value, at place: SourcePlace) {
    (self.value, self.place) = (value, place)
  }
}

extension Reading {
  /// What `reading` reads, with its place.
  static func located<Inner>(_ reading: Reading<Inner>) -> Reading
  where Value == Located<Inner> {
    Reading(reading.expected) { node throws(SceneError) in
      Located(try reading.read(node), at: node.place)
    }
  }
}

/// A file's path as the scene gives it, relative to the scene file.
package typealias FilePath = Located<String>

extension Reading<FilePath> {
  static var file: Reading {
    .located(
      .scalar("the path of a picture, like shots/a.png") { $0.isEmpty ? nil : $0 })
  }
}

/// A picture, which may differ between light and dark.
package typealias Picture = Appearances<FilePath>

extension Reading<Picture> {
  static var picture: Reading { .either("picture", of: .file) }
}
