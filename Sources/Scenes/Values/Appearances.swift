/// Light or dark.
package enum Appearance: String, Sendable, CaseIterable {
  case light, dark
}

/// Which appearance a film has, or that there is one of each.
package enum AppearanceChoice: String, Sendable, CaseIterable {
  case light, dark, both

  /// The light one first.
  package var appearances: [Appearance] {
    switch self {
    case .light: [.light]
    case .dark: [.dark]
    case .both: Appearance.allCases
    }
  }
}

/// A value that may differ between light and dark.
package struct Appearances<Value: Sendable & Equatable>: Sendable, Equatable {
  package var light: Value
  package var dark: Value

  package init(light: Value, dark: Value) {
    (self.light, self.dark) = (light, dark)
  }

  package init(both value: Value) {
    self.init(light: value, dark: value)
  }

  package subscript(appearance: Appearance) -> Value {
    switch appearance {
    case .light: light
    case .dark: dark
    }
  }
}

extension Reading {
  /// One value for both appearances, or `{light: …, dark: …}`.
  static func either<Single>(
    _ what: String, of single: Reading<Single>
  ) -> Reading where Value == Appearances<Single> {
    Reading("\(single.expected), or {light: …, dark: …}") { node throws(SceneError) in
      guard case .mapping(let entries) = node.content else {
        return Appearances(both: try single.read(node))
      }
      var fields = Fields(of: what, entries: entries, place: node.place)
      let value = Appearances(
        light: try fields.required("light", single), dark: try fields.required("dark", single))
      try fields.refuseUnknownKeys()
      return value
    }
  }
}
