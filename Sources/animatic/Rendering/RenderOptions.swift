import FrameCoding

/// What the command line says of all films.
struct RenderOptions {
  var outputs: [String] = []
  /// Empty: as the files' extensions say.
  var formats: [FrameFormat] = []
  var fps: Double?
  var size = FilmSize.canvas
  var only: Glob?
  /// Whether films show fingers, as far as their scenes want it.
  var showsTouches = true
  var file = FileWish()
  var look = FilmLook()
}
