/// What a film shows, where it isn't a scene file that says so.
struct SubjectOptions {
  @OptionGroup var screenshots = ScreenshotOptions()
  @OptionGroup var cast = CastOptions()
  @OptionGroup var code = CodeOptions()

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
