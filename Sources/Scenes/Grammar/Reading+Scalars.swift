extension Reading<String> {
  /// Any text, quoted or not.
  static var text: Reading { .scalar("text, like Hello") { $0 } }
}

extension Reading<Bool> {
  static var flag: Reading {
    .scalar("true or false") { text in
      switch text {
      case "true": true
      case "false": false
      default: nil
      }
    }
  }
}

extension Reading<Double> {
  /// A number in `range`, for which `example` stands.
  static func number(in range: ClosedRange<Double>, example: String) -> Reading {
    let bounds = "a number from \(range.lowerBound.brief) to \(range.upperBound.brief)"
    return .scalar("\(bounds), like \(example)") { text in
      Double(decimal: text).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// A length in points, zero or more.
  static var length: Reading {
    .measure("a length in points, like 12", upTo: Length.largest, "points") { Double(decimal: $0) }
  }

  /// Seconds, zero or more, from a number with its unit.
  static var time: Reading {
    .measure("a time with its unit, like 0.4s or 400ms", upTo: 600, "s") { text in
      let isMilliseconds = text.hasSuffix("ms")
      guard text.hasSuffix("s"),
        let number = Double(decimal: String(text.dropLast(isMilliseconds ? 2 : 1)))
      else { return nil }
      return isMilliseconds ? number / 1000 : number
    }
  }

  /// A number of units, zero or more; of too many, the limit is told.
  private static func measure(
    _ expected: String, upTo limit: Double, _ unit: String,
    _ convert: @escaping @Sendable (_ text: String) -> Double?
  ) -> Reading {
    Reading(expected) { node throws(SceneError) in
      let number = try Reading.scalar(expected, convert).read(node)
      guard number >= 0 else { throw node.mismatch(expected) }
      guard number <= limit else {
        throw node.place.error("\(node.summary) is too much; \(limit.brief) \(unit) is the limit")
      }
      return number
    }
  }
}

extension Reading<Int> {
  /// A whole number in `range`.
  static func count(in range: ClosedRange<Int>) -> Reading {
    .scalar("a whole number from \(range.lowerBound) to \(range.upperBound)") { text in
      Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension Reading where Value: CaseIterable & RawRepresentable<String> & Sendable {
  /// One of the words that `Value` knows.
  static func word(_ what: String) -> Reading {
    let words = Value.allCases.map(\.rawValue)
    return Reading("\(what): \(Spelling.enumeration(of: words, last: "or"))") {
      node throws(SceneError) in
      guard case .scalar(let text, isPlain: _) = node.content, !node.isNull else {
        throw node.mismatch("\(what), like '\(words.first ?? "")'")
      }
      guard let value = Value(rawValue: text) else {
        throw node.place.error(
          "'\(text)' is not \(what)" + Spelling.advice(for: text, among: words))
      }
      return value
    }
  }
}

extension Double {
  /// From decimal digits only: no hexadecimal, no infinity, no NaN.
  init?(decimal text: String) {
    guard text.allSatisfy({ "0123456789.+-eE".contains($0) }), let number = Double(text),
      number.isFinite
    else { return nil }
    self = number
  }

  /// Without a fraction if it has none.
  var brief: String { Int(exactly: self).map(String.init) ?? String(self) }
}
