/// A value in a YAML document, and where it starts.
struct YAMLNode: Sendable, Equatable {
  enum Content: Sendable, Equatable {
    /// Text; `isPlain` if it stood there without quotes, so that it may mean a number or nothing.
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    case mapping([YAMLEntry])
  }

  var content: Content
  var place: SourcePlace

  init(_ content: Content, at place: SourcePlace) {
    (self.content, self.place) = (content, place)
  }
}

/// A key of a mapping with its value, in the order of the file.
struct YAMLEntry: Sendable, Equatable {
  var key: String
  var keyPlace: SourcePlace
  var value: YAMLNode
}

extension YAMLNode {
  /// Whether nothing stands here: `key:`, `~` or `null`.
  var isNull: Bool {
    guard case .scalar(let text, isPlain: true) = content else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(text)
  }

  /// The node in words, for "expected …, found …".
  var summary: String {
    switch content {
    case _ where isNull: "nothing"
    case .scalar(let text, isPlain: _): "'\(text)'"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}
