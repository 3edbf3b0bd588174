import Scenes

/// How an app's own code is compiled and played.
struct CodeOptions {
  @Option(
    help: ArgumentHelp("The Swift version of Swift files: 4, 4.2, 5 or 6.", valueName: "VERSION"))
  var swift: String?
  @Option(help: ArgumentHelp("The compiler; the one on the PATH if left out.", valueName: "FILE"))
  var swiftc: String?
  @Option(
    help: ArgumentHelp(
      "After how long without a sign of life a film's own code is stopped.", valueName: "SECONDS"))
  var timeout = 20.0

  func check() throws(UsageError) {
    if let swift { try Self.check(swift: swift) }
    try Bounds.check(timeout, of: "--timeout", in: 0.1...3600)
  }

  static func check(swift: String) throws(UsageError) {
    guard Scene.languageModes.contains(swift) else {
      throw UsageError("'--swift' takes 4, 4.2, 5 or 6, not '\(swift)'")
    }
  }
}
