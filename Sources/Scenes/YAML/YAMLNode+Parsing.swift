extension YAMLNode {
  /// The one document in `bytes`, which must be UTF-8. JSON is YAML too.
  ///
  /// - Parameter path: For the places of nodes and errors; nothing is read from it.
  init(parsing bytes: [UInt8], path: String) throws(SceneError) {
    if let offset = bytes.firstInvalidUTF8 {
      let place = SourcePlace(path: path, ofByte: offset, in: bytes)
      throw place.error("this is not UTF-8 text; a scene file is YAML in UTF-8")
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]  // What some editors put before UTF-8.
    let text = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    var composer = try YAMLComposer(bytes: text, path: path)
    self = try composer.document()
  }
}

extension [UInt8] {
  /// Where the first sequence starts that is not UTF-8.
  fileprivate var firstInvalidUTF8: Int? {
    var decoder = UTF8.ForwardParser()
    var iterator = makeIterator()
    var offset = 0
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }
}
