/// How a value of a scene is read from a node, and what to say when something else stands there.
struct Reading<Value>: Sendable {
  /// What a value looks like, with an example: "a time with its unit, like 0.4s or 400ms".
  let expected: String
  let read: @Sendable (YAMLNode) throws(SceneError) -> Value

  init(
    _ expected: String, read: @escaping @Sendable (YAMLNode) throws(SceneError) -> Value
  ) {
    (self.expected, self.read) = (expected, read)
  }

  /// For a value that is one word, or as good as one; nil means that it isn't what is expected.
  static func scalar(
    _ expected: String, _ convert: @escaping @Sendable (_ text: String) -> Value?
  ) -> Reading {
    Reading(expected) { node throws(SceneError) in
      guard case .scalar(let text, isPlain: _) = node.content, !node.isNull,
        let value = convert(text)
      else { throw node.mismatch(expected) }
      return value
    }
  }

  func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Reading<Other> {
    Reading<Other>(expected) { node throws(SceneError) in transform(try read(node)) }
  }
}

extension Reading {
  /// A list whose elements are all alike.
  static func list<Element>(of element: Reading<Element>) -> Reading where Value == [Element] {
    let expected = "a list"
    return Reading(expected) { node throws(SceneError) in
      guard case .sequence(let nodes) = node.content else { throw node.mismatch(expected) }
      var values: [Element] = []
      for node in nodes { values.append(try element.read(node)) }
      return values
    }
  }

  /// A list, or one value that stands for a list of one.
  static func oneOrMore<Element>(of element: Reading<Element>) -> Reading
  where Value == [Element] {
    Reading("\(element.expected), or a list of such") { node throws(SceneError) in
      guard case .sequence = node.content else { return [try element.read(node)] }
      return try Reading.list(of: element).read(node)
    }
  }

  /// A list of exactly `count` values, which `expected` describes.
  static func tuple<Element>(
    _ expected: String, count: Int, of element: Reading<Element>
  ) -> Reading where Value == [Element] {
    Reading(expected) { node throws(SceneError) in
      guard case .sequence(let nodes) = node.content, nodes.count == count else {
        throw node.mismatch(expected)
      }
      return try Reading.list(of: element).read(node)
    }
  }
}

extension YAMLNode {
  func mismatch(_ expected: String) -> SceneError {
    place.error("expected \(expected), found \(summary)")
  }
}
