/// What the pictures of a scene take from the film that they are of.
struct FilmChoice {
  @Option(help: ArgumentHelp("Pixels for each point.", valueName: "S")) var scale: Double?
  @Option(
    help: ArgumentHelp(
      "Of a scene with several films the one that is called like this.", valueName: "GLOB"))
  var only: String?
  @Flag(help: "Leave out the dots that show fingers.") var noTouches = false
  @OptionGroup var look = LookOptions()
  @OptionGroup var subject = SubjectOptions()

  /// - Parameter width: Of the film, in pixels, where that is asked for.
  func options(width: Int? = nil) throws(UsageError) -> RenderOptions {
    var options = RenderOptions(only: only.map(Glob.init))
    options.size = FilmSize(scale: scale, width: width)
    options.showsTouches = !noTouches
    options.look = try look.look()
    return options
  }
}
