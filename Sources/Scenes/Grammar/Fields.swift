/// The keys of a mapping. Asking for one makes it known; what nobody asked for is an error.
struct Fields {
  private let name: String
  private let entries: [YAMLEntry]
  private let place: SourcePlace
  private var known: [String] = []

  init(of name: String, entries: [YAMLEntry], place: SourcePlace) {
    (self.name, self.entries, self.place) = (name, entries, place)
  }

  /// The value of `key`, or nil if it isn't there.
  mutating func optional<Value>(
    _ key: String, _ reading: Reading<Value>
  ) throws(SceneError) -> Value? {
    known.append(key)
    guard let entry = entries.first(where: { $0.key == key }) else { return nil }
    return try reading.read(entry.value)
  }

  /// The value of `key`, or `fallback` if it isn't there.
  mutating func value<Value>(
    _ key: String, _ reading: Reading<Value>, default fallback: Value
  ) throws(SceneError) -> Value {
    try optional(key, reading) ?? fallback
  }

  /// The value of `key`, which must be there.
  mutating func required<Value>(
    _ key: String, _ reading: Reading<Value>
  ) throws(SceneError) -> Value {
    if let value = try optional(key, reading) { return value }
    if let misspelt = misspelling(of: key) {
      throw misspelt.keyPlace.error(
        "unknown key '\(misspelt.key)' in \(name); the nearest is '\(key)'")
    }
    throw place.error("\(name) needs '\(key)': \(reading.expected)")
  }

  /// Says that `key` is there without a value.
  mutating func bare(_ key: String) throws(SceneError) {
    known.append(key)
    guard let entry = entries.first(where: { $0.key == key }), !entry.value.isNull else { return }
    throw entry.value.place.error("'\(key)' takes no value, but here is \(entry.value.summary)")
  }

  /// An error about the value of `key`, or about the mapping if the key isn't there.
  func error(at key: String, _ message: String) -> SceneError {
    (entries.first { $0.key == key }?.value.place ?? place).error(message)
  }

  /// Refuses `key`, which stands elsewhere, and says why.
  func refuse(_ key: String, _ message: String) throws(SceneError) {
    guard let entry = entries.first(where: { $0.key == key }) else { return }
    throw entry.keyPlace.error(message)
  }

  func refuseUnknownKeys() throws(SceneError) {
    guard let stranger = entries.first(where: { !known.contains($0.key) }) else { return }
    throw stranger.keyPlace.error(
      "unknown key '\(stranger.key)' in \(name)" + Spelling.advice(for: stranger.key, among: known))
  }

  private func misspelling(of key: String) -> YAMLEntry? {
    entries.first { Spelling.nearest(to: $0.key, among: [key]) != nil && !known.contains($0.key) }
  }
}
