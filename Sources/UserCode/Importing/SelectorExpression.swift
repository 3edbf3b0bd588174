/// What stands in the brackets of `#selector(…)`.
struct SelectorExpression {
  enum Kind {
    case method, getter, setter
  }

  var kind = Kind.method
  /// What stands before the name: `["Outer", "Card"]`, `["self"]`, nothing.
  var owner: [String]
  var name: String
  /// As written: `(_:at:)`.
  var labels: [String?]?
  /// What follows `as`.
  var cast: String?
  /// With `#selector` and the brackets.
  var range: Range<Int>

  /// - Parameter tokens: From `#selector` on.
  init?(_ tokens: ArraySlice<Token>, in source: SourceText) {
    guard let directive = tokens.first, tokens.dropFirst().first?.isMark("(") == true,
      let inner = Self.bracket(tokens.dropFirst()), let close = tokens[inner.endIndex...].first
    else { return nil }
    range = directive.range.lowerBound..<close.range.upperBound
    var rest = inner
    while rest.first?.isMark("(") == true, rest.last?.isMark(")") == true {
      rest = rest.dropFirst().dropLast()
    }
    if rest.dropFirst().first?.isMark(":") == true, let word = rest.first {
      kind = word.text == "setter" ? .setter : .getter
      rest = rest.dropFirst(2)
    }
    if let place = rest.firstIndex(where: { $0.isWord("as") }),
      let first = rest[place...].dropFirst().first, let last = rest.last
    {
      cast = source.text(first.range.lowerBound..<last.range.upperBound)
      rest = rest[..<place]
    }
    if rest.last?.isMark(")") == true, let open = rest.lastIndex(where: { $0.isMark("(") }) {
      let words = rest[open...].filter { $0.isName }.map(\.text)
      if rest[open...].contains(where: { $0.isMark(":") }) {
        labels = words.map { $0 == "_" ? nil : $0 }
      }
      rest = rest[..<open]
    }
    let names = rest.filter(\.isName).map(\.text)
    guard let name = names.last else { return nil }
    self.name = name
    owner = names.dropLast()
  }

  /// What a bracket encloses.
  private static func bracket(_ tokens: ArraySlice<Token>) -> ArraySlice<Token>? {
    var depth = 0
    for index in tokens.indices {
      if tokens[index].isMark("(") { depth += 1 }
      if tokens[index].isMark(")") {
        depth -= 1
        if depth == 0 { return tokens[tokens.startIndex + 1..<index] }
      }
    }
    return nil
  }

  /// The names of the methods that a file's selectors name.
  static func namedMethods(in source: SourceText) -> [String] {
    let tokens = source.conditions.active
    return tokens.indices.compactMap { index in
      if tokens[index].isDirective("#selector") {
        return SelectorExpression(tokens[index...], in: source)?.name
      }
      // `Selector("close:")`, `Selector(("close:"))`, `action: "close:"`
      let before = tokens[..<index].suffix(3)
      guard tokens[index].kind == .string,
        before.contains(where: { $0.isWord("Selector") })
          || (before.last?.isMark(":") == true
            && before.suffix(2).contains { $0.isWord("action") || $0.isWord("selector") })
      else { return nil }
      let name = tokens[index].text.dropFirst().prefix { $0 != ":" && $0 != "\"" }
      return String(name)
    }
  }
}
