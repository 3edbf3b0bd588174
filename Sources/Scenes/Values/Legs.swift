/// A part of a way, of which the last says what comes then.
protocol LegRecord: Record {
  associatedtype End: Sendable & Equatable

  var then: Located<End>? { get }
}

extension Reading {
  /// One leg, or a list of them.
  static func legs<Leg: LegRecord>(of leg: Reading<Leg>) -> Reading where Value == [Leg] {
    let legs = Reading.oneOrMore(of: leg)
    return Reading(legs.expected) { node throws(SceneError) in
      let legs = try legs.read(node)
      guard !legs.isEmpty else { throw node.place.error("a way needs a part: \(leg.expected)") }
      if let early = legs.dropLast().lazy.compactMap(\.then).first {
        throw early.place.error("'then' goes with the last part of a way: it says how it ends")
      }
      return legs
    }
  }
}

extension Fields {
  /// Asks how something gathers and loses speed.
  mutating func pace() throws(SceneError) -> Pace {
    try value("pace", .word("a pace"), default: .linear)
  }
}
