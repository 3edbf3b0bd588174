/// Reads visual formats, such as `V:|-[title]-8-[text(>=40@750)]|`.
struct VisualFormatParser {
  private let characters: [Character]
  private var position = 0

  static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(characters: Array(format))
    return try parser.format()
  }

  private init(characters: [Character]) {
    self.characters = characters
  }

  private mutating func format() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat()
    if take("H:") {
      format.axis = .horizontal
    } else if take("V:") {
      format.axis = .vertical
    }
    if let column = superview() {
      format.nodes.append(.superview(column: column))
      format.gaps.append(try gap())
    }
    format.nodes.append(try view())
    while !isAtEnd {
      format.gaps.append(try gap())
      if let column = superview() {
        format.nodes.append(.superview(column: column))
        break
      }
      format.nodes.append(try view())
    }
    guard isAtEnd else { throw error("nothing may follow") }
    return format
  }

  private mutating func superview() -> Int? {
    let column = column
    return take("|") ? column : nil
  }

  private mutating func view() throws(VisualFormatError) -> VisualFormat.Node {
    try expect("[")
    guard let name = word() else { throw error("the name of a view is expected") }
    let size = next == "(" ? try predicates() : []
    try expect("]")
    return .view(name, size: size)
  }

  private mutating func gap() throws(VisualFormatError) -> VisualFormat.Gap {
    guard take("-") else {
      return .distances([VisualFormat.Predicate(object: .number(0))])
    }
    if next == "[" || next == "|" { return .standard }
    let distances = next == "(" ? try predicates() : [VisualFormat.Predicate(object: try amount())]
    try expect("-")
    return .distances(distances)
  }

  private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    try expect("(")
    var predicates = [try predicate()]
    while take(",") { predicates.append(try predicate()) }
    try expect(")")
    return predicates
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if take(">=") {
      relation = .greaterThanOrEqual
    } else if take("<=") {
      relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    var predicate = VisualFormat.Predicate(relation: relation, object: try amount())
    if take("@") { predicate.priority = try amount() }
    return predicate
  }

  private mutating func amount() throws(VisualFormatError) -> VisualFormat.Amount {
    if let number = number() { return .number(number) }
    if let name = word() { return .named(name) }
    throw error("a number or a name is expected")
  }

  private mutating func number() -> Double? {
    skipSpaces()
    var end = position
    if end < characters.count, characters[end] == "-" { end += 1 }
    while end < characters.count, "0123456789.".contains(characters[end]) { end += 1 }
    guard let number = Double(String(characters[position..<end])) else { return nil }
    position = end
    return number
  }

  private mutating func word() -> VisualFormat.Word? {
    skipSpaces()
    let start = position
    while position < characters.count,
      characters[position].isLetter || characters[position] == "_"
        || position > start && characters[position].isNumber
    {
      position += 1
    }
    guard position > start else { return nil }
    return VisualFormat.Word(text: String(characters[start..<position]), column: start + 1)
  }
}

extension VisualFormatParser {
  private var column: Int { position + 1 }

  private var next: Character? {
    mutating get {
      skipSpaces()
      return position < characters.count ? characters[position] : nil
    }
  }

  private var isAtEnd: Bool {
    mutating get { next == nil }
  }

  private mutating func skipSpaces() {
    while position < characters.count, characters[position].isWhitespace { position += 1 }
  }

  private mutating func take(_ token: String) -> Bool {
    skipSpaces()
    guard characters[position...].starts(with: token) else { return false }
    position += token.count
    return true
  }

  private mutating func expect(_ token: String) throws(VisualFormatError) {
    guard take(token) else { throw error("'\(token)' is expected") }
  }

  private func error(_ reason: String) -> VisualFormatError {
    VisualFormatError(column: column, reason: reason)
  }
}
