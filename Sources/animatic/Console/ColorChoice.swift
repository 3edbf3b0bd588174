/// When talk is coloured.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  /// On a terminal, unless `NO_COLOR` is set.
  case auto
  case always, never

  /// Before anything is parsed, so that a wrong command line can be told in colour.
  init(arguments: [String]) {
    let given = arguments.indices.compactMap { index -> String? in
      let word = arguments[index]
      if word == "--color" { return arguments[index...].dropFirst().first }
      return word.hasPrefix("--color=") ? String(word.dropFirst("--color=".count)) : nil
    }
    self = given.last.flatMap(ColorChoice.init(rawValue:)) ?? .auto
  }

  func isColored(environment: [String: String], isTerminal: Bool) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: isTerminal && (environment["NO_COLOR"] ?? "").isEmpty
    }
  }
}
