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

/// A file's path as a scene gives it, relative to the file in which it stands.
package typealias FilePath = Located<String>

extension FilePath {
  /// The path seen from the working folder, as that of the file in which it stands is.
  var relativeToItsFile: String {
    guard !value.hasPrefix("/"), let slash = place.path.lastIndex(of: "/") else { return value }
    return place.path[...slash] + value
  }
}

extension Reading<FilePath> {
  /// The path of a file of some kind, for which `example` stands.
  static func path(of kind: String, example: String) -> Reading {
    .located(.scalar("the path of \(kind), like \(example)") { $0.isEmpty ? nil : $0 })
  }
}

/// A picture, which may differ between light and dark.
package typealias Picture = Appearances<FilePath>

extension Reading<Picture> {
  static var picture: Reading {
    .either("picture", of: .path(of: "a picture", example: "shots/a.png"))
  }
}
