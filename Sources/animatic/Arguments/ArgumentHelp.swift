/// What the help says of an argument.
struct ArgumentHelp: Sendable, ExpressibleByStringInterpolation {
  var text: String
  /// What stands for the value: "FILE".
  var valueName: String?

  init(_ text: String, valueName: String? = nil) {
    (self.text, self.valueName) = (text, valueName)
  }

  init(stringLiteral text: String) {
    self.init(text)
  }
}
