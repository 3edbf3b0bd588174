/// A step through a YAML document.
struct YAMLEvent: Equatable {
  enum Kind: Equatable {
    case streamStart, streamEnd
    case documentStart, documentEnd
    case scalar(String, isPlain: Bool)
    case sequenceStart, sequenceEnd
    case mappingStart, mappingEnd
    case alias(String)
  }

  var kind: Kind
  /// The name given by `&name`.
  var anchor: String?
  /// The type given by `!name`.
  var tag: String?
  var place: SourcePlace
}
