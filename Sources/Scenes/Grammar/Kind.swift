/// One of several forms of a value, told by the first key of its mapping.
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
  /// A mapping whose first key says which of `kinds` it is.
  static func kind(_ what: String, of kinds: [Kind<Value>]) -> Reading {
    let keys = kinds.map(\.key)
    let expected =
      "\(what): a mapping that begins with \(Spelling.enumeration(of: keys, last: "or"))"
    return Reading(expected) { node throws(SceneError) in
      guard case .mapping(let entries) = node.content, let first = entries.first else {
        throw node.mismatch(expected)
      }
      if let kind = kinds.first(where: { $0.key == first.key }) {
        return try kind.read(entries, node.place)
      }
      if let late = entries.first(where: { keys.contains($0.key) }) {
        throw late.keyPlace.error("'\(late.key)' must be the first key here: it says what this is")
      }
      throw first.keyPlace.error(
        "'\(first.key)' is not \(what)" + Spelling.advice(for: first.key, among: keys))
    }
  }
}
