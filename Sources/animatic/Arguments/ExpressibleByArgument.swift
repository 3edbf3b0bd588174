/// A value that can be read from a word of the command line.
protocol ExpressibleByArgument {
  /// What is expected: "a whole number".
  static var expectation: String { get }

  init?(argument: String)
}

extension String: ExpressibleByArgument {
  static var expectation: String { "a word" }

  init?(argument: String) {
    self = argument
  }
}

extension Int: ExpressibleByArgument {
  static var expectation: String { "a whole number" }

  init?(argument: String) {
    self.init(argument)
  }
}

extension Double: ExpressibleByArgument {
  static var expectation: String { "a number" }

  init?(argument: String) {
    guard argument.allSatisfy({ "0123456789.+-eE".contains($0) }), let number = Double(argument),
      number.isFinite
    else { return nil }
    self = number
  }
}

extension ExpressibleByArgument where Self: RawRepresentable<String> & CaseIterable {
  static var expectation: String {
    "one of " + allCases.map(\.rawValue).joined(separator: ", ")
  }

  init?(argument: String) {
    self.init(rawValue: argument)
  }
}
