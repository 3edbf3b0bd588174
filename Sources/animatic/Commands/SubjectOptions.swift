/// What a film shows, where it isn't a scene file that says so.
struct SubjectOptions {
  @OptionGroup var screenshots = ScreenshotOptions()
  @OptionGroup var cast = CastOptions()
  @OptionGroup var code = CodeOptions()

  /// - Parameter words: One scene or transition, or Swift files.
  func checkOne(_ words: [String], for command: String) throws(UsageError) {
    guard let first = words.first else {
      throw UsageError("'\(command)' needs a scene file, a transition or a Swift file")
    }
    guard words.count == 1 || CodeScene.isMeant(by: words) else {
      throw UsageError("'\(command)' has no use for '\(words.first { $0 != first } ?? first)'")
    }
    try check(words: words)
  }

  /// - Parameter words: The scenes, the transition, or the Swift files.
  func check(words: [String]) throws(UsageError) {
    try code.check()
    _ = try cast.screens()
    _ = try screenshots.traits
    if CodeScene.isMeant(by: words) { return try screenshots.checkBesideCode() }
    if let option = cast.given {
      throw UsageError("'\(option)' goes with Swift files; a scene file says it itself")
    }
    try screenshots.check(words: words.count)
  }
}
