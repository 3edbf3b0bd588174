/// Builds the tree of a document from its events, and refuses what a scene file has no use for.
struct YAMLComposer: ~Copyable {
  /// How deep lists and mappings may stand in each other.
  static let depthLimit = 64

  private var events: YAMLEvents
  private let start: SourcePlace

  /// - Parameter path: For the places of nodes and errors; nothing is read from it.
  init(bytes: [UInt8], path: String) throws(SceneError) {
    start = SourcePlace(path: path, line: 1, column: 1)
    events = try YAMLEvents(bytes: bytes, path: path)
  }

  /// The file's one document.
  mutating func document() throws(SceneError) -> YAMLNode {
    _ = try events.next()
    guard try events.next().kind == .documentStart else {
      throw start.error("the file is empty; a scene begins with a key such as 'screens:'")
    }
    let root = try node(from: events.next(), depth: 0)
    _ = try events.next()
    let following = try events.next()
    guard following.kind == .streamEnd else {
      throw following.place.error("a second document begins here; a file holds one scene")
    }
    return root
  }

  private mutating func node(from event: YAMLEvent, depth: Int) throws(SceneError) -> YAMLNode {
    if let anchor = event.anchor {
      throw event.place.error("anchors are not used in scene files; take '&\(anchor)' away")
    }
    if let tag = event.tag {
      throw event.place.error("types are not named in scene files; take '\(tag)' away")
    }
    guard depth <= Self.depthLimit else {
      throw event.place.error("lists and mappings are more than \(Self.depthLimit) deep here")
    }
    switch event.kind {
    case .scalar(let text, let isPlain):
      return YAMLNode(.scalar(text, isPlain: isPlain), at: event.place)
    case .sequenceStart:
      return YAMLNode(.sequence(try elements(depth: depth)), at: event.place)
    case .mappingStart:
      return YAMLNode(.mapping(try entries(depth: depth)), at: event.place)
    case .alias(let name):
      throw event.place.error("aliases are not used in scene files; write out what '*\(name)' is")
    default:
      throw event.place.error("a value is missing here")
    }
  }

  private mutating func elements(depth: Int) throws(SceneError) -> [YAMLNode] {
    var elements: [YAMLNode] = []
    while true {
      let event = try events.next()
      if event.kind == .sequenceEnd { return elements }
      elements.append(try node(from: event, depth: depth + 1))
    }
  }

  private mutating func entries(depth: Int) throws(SceneError) -> [YAMLEntry] {
    var entries: [YAMLEntry] = []
    var lines: [String: Int] = [:]
    while true {
      let event = try events.next()
      if event.kind == .mappingEnd { return entries }
      let key = try node(from: event, depth: depth + 1)
      guard case .scalar(let name, isPlain: _) = key.content else {
        throw key.place.error("a key must be a word, not \(key.summary)")
      }
      if let line = lines[name] {
        throw key.place.error("'\(name)' stands here a second time; the first is in line \(line)")
      }
      lines[name] = key.place.line
      let value = try node(from: events.next(), depth: depth + 1)
      entries.append(YAMLEntry(key: name, keyPlace: key.place, value: value))
    }
  }
}
