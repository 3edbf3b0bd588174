/// The screenshots that a transition is shown with.
struct ScreenshotOptions {
  @Option(help: ArgumentHelp("The screenshot that a transition leaves.", valueName: "A.png"))
  var from: String?
  @Option(help: ArgumentHelp("The screenshot that a transition goes to.", valueName: "B.png"))
  var to: String?

  /// - Parameter words: How many scenes or transitions are named.
  func check(words: Int) throws(UsageError) {
    guard (from == nil) == (to == nil) else {
      throw UsageError("a transition needs both --from and --to")
    }
    guard from == nil || words == 1 else {
      throw UsageError("--from and --to go with one transition, not with \(words)")
    }
  }

  var pair: (from: String, to: String)? {
    guard let from, let to else { return nil }
    return (from, to)
  }
}
