/// An argument as a command declares it: how it is spelt and where its value goes.
struct Slot {
  enum Form {
    /// Told by its place.
    case positional
    /// A name with a value.
    case option
    /// A name alone.
    case flag
  }

  var form: Form
  /// With their hyphens; none for a positional one.
  var names: [String] = []
  var help: ArgumentHelp
  /// "FILE"
  var valueName: String
  var isRepeating: Bool
  var isRequired: Bool
  /// Stores a word; false if it isn't what `expectation` says.
  var take: (String) -> Bool
  var expectation: String
}

/// A property wrapper that declares an argument.
protocol ArgumentDeclaration {
  /// - Parameter label: The name of the wrapped field.
  func slots(label: String) -> [Slot]
}

/// The arguments of a command.
extension [Slot] {
  /// In the order of its fields.
  init(of command: some Any) {
    self = Mirror(reflecting: command).children.flatMap { child -> [Slot] in
      guard let declaration = child.value as? any ArgumentDeclaration, let label = child.label
      else { return [] }
      return declaration.slots(label: String(label.drop { $0 == "_" }))
    }
  }
}
