/// A value that is a mapping in the file. Its initialiser names its keys, and that is all a key needs.
protocol Record: Sendable {
  /// What to call it in an error: "canvas".
  static var name: String { get }

  init(_ fields: inout Fields) throws(SceneError)
}

extension Record {
  /// Reads the mapping and refuses keys that the initialiser didn't ask for.
  init(entries: [YAMLEntry], at place: SourcePlace) throws(SceneError) {
    var fields = Fields(of: Self.name, entries: entries, place: place)
    self = try Self(&fields)
    try fields.refuseUnknownKeys()
  }
}

extension Reading where Value: Record {
  /// A mapping with the keys of `Value`, for which `example` stands.
  static func record(_ example: String) -> Reading {
    let expected = "a mapping, like \(example)"
    return Reading(expected) { node throws(SceneError) in
      guard case .mapping(let entries) = node.content else { throw node.mismatch(expected) }
      return try Value(entries: entries, at: node.place)
    }
  }
}
