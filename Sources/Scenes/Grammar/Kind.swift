/// One of several forms of a value, told by a key that only it has.
struct Kind<Value>: Sendable {
  let key: String
  let read: @Sendable ([YAMLEntry], SourcePlace) throws(SceneError) -> Value

  init<Form: Record>(
    _ key: String, _ form: Form.Type, _ make: @escaping @Sendable (Form) -> Value
  ) {
    self.key = key
    read = { entries, place throws(SceneError) in make(try Form(entries: entries, at: place)) }
  }

  /// A form that needs no type of its own: `form` names its keys.
  init(
    _ key: String, _ form: @escaping @Sendable (inout Fields) throws(SceneError) -> Value
  ) {
    self.key = key
    read = { entries, place throws(SceneError) in
      var fields = Fields(of: key, entries: entries, place: place)
      let value = try form(&fields)
      try fields.refuseUnknownKeys()
      return value
    }
  }
}

extension Reading {
  /// A mapping with a key that says which of `kinds` it is.
  static func kind(_ what: String, of kinds: [Kind<Value>]) -> Reading {
    let keys = kinds.map(\.key)
    let expected =
      "\(what): a mapping with \(Spelling.enumeration(of: keys, last: "or"))"
    return Reading(expected) { node throws(SceneError) in
      guard case .mapping(let entries) = node.content, let first = entries.first else {
        throw node.mismatch(expected)
      }
      for entry in entries {
        guard let kind = kinds.first(where: { $0.key == entry.key }) else { continue }
        return try kind.read(entries, node.place)
      }
      let misspelt = entries.first { Spelling.nearest(to: $0.key, among: keys) != nil } ?? first
      throw misspelt.keyPlace.error(
        "'\(misspelt.key)' is not \(what)" + Spelling.advice(for: misspelt.key, among: keys))
    }
  }
}
