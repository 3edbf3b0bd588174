/// How an option is spelt.
enum NameSpecification: Sendable {
  /// `--field-name`
  case long
  case customLong(String)
  case customShort(Character)

  /// With its hyphens, for a field called `label`.
  func spelling(label: String) -> String {
    switch self {
    case .long:
      "--"
        + label.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
    case .customLong(let name): "--" + name
    case .customShort(let letter): "-" + String(letter)
    }
  }
}
