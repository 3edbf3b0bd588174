import CYAML

/// libyaml's parser: hands out a document's events one by one.
struct YAMLEvents: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  /// The parser reads from here as long as it lives.
  private let input: UnsafeMutableBufferPointer<UInt8>
  private let path: String

  /// - Parameter path: For the places of events and errors; nothing is read from it.
  init(bytes: [UInt8], path: String) throws(SceneError) {
    let start = SourcePlace(path: path, line: 1, column: 1)
    parser = .allocate(capacity: 1)
    input = .allocate(capacity: bytes.count)
    self.path = path
    _ = input.initialize(fromContentsOf: bytes)
    guard yaml_parser_initialize(parser) != 0 else {
      parser.initialize(to: yaml_parser_t())
      throw start.error("there is not enough memory to read this file")
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    input.deallocate()
  }

  mutating func next() throws(SceneError) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) != 0 else { throw problem() }
    defer { yaml_event_delete(&event) }
    let place = SourcePlace(path: path, mark: event.start_mark)
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: return YAMLEvent(kind: .documentStart, place: place)
    case YAML_DOCUMENT_END_EVENT: return YAMLEvent(kind: .documentEnd, place: place)
    case YAML_SEQUENCE_END_EVENT: return YAMLEvent(kind: .sequenceEnd, place: place)
    case YAML_MAPPING_END_EVENT: return YAMLEvent(kind: .mappingEnd, place: place)
    case YAML_STREAM_START_EVENT: return YAMLEvent(kind: .streamStart, place: place)
    case YAML_ALIAS_EVENT:
      return YAMLEvent(kind: .alias(text(event.data.alias.anchor) ?? ""), place: place)
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      return YAMLEvent(
        kind: .scalar(
          text(scalar.value) ?? "", isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE),
        anchor: text(scalar.anchor), tag: text(scalar.tag), place: place)
    case YAML_SEQUENCE_START_EVENT:
      let sequence = event.data.sequence_start
      return YAMLEvent(
        kind: .sequenceStart, anchor: text(sequence.anchor), tag: text(sequence.tag), place: place)
    case YAML_MAPPING_START_EVENT:
      let mapping = event.data.mapping_start
      return YAMLEvent(
        kind: .mappingStart, anchor: text(mapping.anchor), tag: text(mapping.tag), place: place)
    default: return YAMLEvent(kind: .streamEnd, place: place)
    }
  }

  private func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }

  /// What libyaml stumbled over, in its words.
  private func problem() -> SceneError {
    let parser = parser.pointee
    let message = parser.problem.map { String(cString: $0) } ?? "this is not YAML"
    if parser.error == YAML_READER_ERROR {
      let place = SourcePlace(path: path, ofByte: parser.problem_offset, in: Array(input))
      return place.error(message)
    }
    let place = SourcePlace(path: path, mark: parser.problem_mark)
    let rest = String(decoding: input, as: UTF8.self).unicodeScalars
      .dropFirst(Int(parser.problem_mark.index))
    if rest.first == "\t" {
      return place.error("a tab stands here; YAML is indented with spaces")
    }
    var context = parser.context.map { " " + String(cString: $0) } ?? ""
    if !context.isEmpty, parser.context_mark.line != parser.problem_mark.line {
      context += " (it begins in line \(parser.context_mark.line + 1))"
    }
    return place.error(message + context)
  }
}

extension SourcePlace {
  fileprivate init(path: String, mark: yaml_mark_t) {
    self.init(path: path, line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}
