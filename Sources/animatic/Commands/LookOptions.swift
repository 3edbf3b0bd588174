import Scenes

/// How the screen of a film looks, whatever its scene says.
struct LookOptions {
  @Option(help: ArgumentHelp("light or dark.", valueName: "NAME")) var appearance: String?
  @Option(
    help: ArgumentHelp(
      "Round the screen's corners: 'device', or a radius in points.", valueName: "RADIUS"))
  var corners: String?
  @Option(
    help: ArgumentHelp(
      "The colour behind what is clear; 'none' leaves it clear in a GIF, too.", valueName: "COLOUR")
  )
  var matte: String?

  /// - Parameter severalFilms: Whether there may be a film of each appearance.
  func look(severalFilms: Bool = false) throws(UsageError) -> FilmLook {
    var look = FilmLook()
    if let appearance {
      guard let choice = AppearanceChoice(rawValue: appearance), severalFilms || choice != .both
      else {
        let choices = severalFilms ? "'light', 'dark' or 'both'" : "'light' or 'dark'"
        throw UsageError("'--appearance' takes \(choices), not '\(appearance)'")
      }
      look.appearance = choice
    }
    do {
      if let corners { look.corners = try Canvas.Corners(word: corners) }
    } catch {
      throw UsageError(error.message)
    }
    look.matte = try matte.map(MatteChoice.init(argument:))
    return look
  }
}

/// What the command line says of the screen; what is nil is as the scene has it.
struct FilmLook {
  var appearance: AppearanceChoice?
  var corners: Canvas.Corners?
  var matte: MatteChoice?

  func dress(_ canvas: inout Canvas) {
    if let corners { canvas.corners = Located(corners, at: .commandLine) }
    if let matte { canvas.matte = matte.shade.map { Appearances(both: $0) } }
  }
}

extension Shade {
  /// A colour as a word of the command line.
  init(argument word: String) throws(UsageError) {
    do {
      self = try Shade(word: word)
    } catch {
      throw UsageError(error.message)
    }
  }
}
