import FrameCoding
import Scenes

/// A film to make of a scene.
struct RenderJob: Sendable {
  /// The scene's name: its file's, without the extension.
  var name: String
  var scene: Scene
  var film: FilmTarget
  /// Frames a second, as asked for.
  var fps: Double
  var size: FilmSize
  /// What says so.
  var sizePlace: SourcePlace
  /// How long the last frame stands, in seconds.
  var hold: Double
  /// What the file is to be like.
  var gif: GIFOptions
  var webP: WebPOptions
  /// How many bytes the file may have; nil: as many as it takes.
  var maxBytes: Int?
  /// Whether dots show where fingers touch the screen.
  var showsTouches: Bool
  /// Whether it is the dark film beside a light one.
  var isSecondAppearance = false

  /// Frames a second, as far as the format can show them.
  var framesPerSecond: Double { min(fps, film.format.tick?.highestRate ?? fps) }

  /// How many frames there will be, about.
  var expectedFrames: Int { Int(scene.expectedDuration * framesPerSecond) + 1 }
}

/// How large a film is.
enum FilmSize: Sendable, Equatable {
  /// As the canvas says.
  case canvas
  /// Pixels for each point.
  case scale(Double)
  /// In pixels.
  case width(Int)

  /// What `--scale` and `--width` say, of which there is at most one.
  init(scale: Double?, width: Int?) {
    self = width.map(FilmSize.width) ?? scale.map(FilmSize.scale) ?? .canvas
  }

  static func check(scale: Double?, width: Int?) throws(UsageError) {
    try Bounds.check(scale, of: "--scale", in: 0.05...8)
    try Bounds.check(width.map(Double.init), of: "--width", in: 1...16_384)
    guard scale == nil || width == nil else {
      throw UsageError("'--scale' and '--width' both say how large the film is; give one")
    }
  }

  func scale(of canvas: CanvasSize) -> Double {
    switch self {
    case .canvas: canvas.scale
    case .scale(let scale): scale
    case .width(let width): Double(width) / canvas.size.width
    }
  }
}
