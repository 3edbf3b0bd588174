import Raster
import Scenes
import Stage

/// A scene that has been played once without being drawn: its length is known before a picture is made.
@MainActor struct Rehearsal {
  let job: RenderJob
  /// As the film that was asked for has it.
  let size: CanvasSize
  /// In seconds, without the holds of a film.
  let duration: Double
  /// Those in which something is done.
  let steps: [PlayedStep]

  private let pictures = PictureLibrary()

  /// Plays the scene to its end, and tells what is to be warned of.
  init(_ job: RenderJob, console: Console) throws {
    self.job = job
    var (canvas, warnings) = try job.scene.sizes(pictures)
    canvas.scale = job.size.scale(of: canvas)
    try canvas.check(at: job.sizePlace)
    size = canvas
    let performance = try Performance(
      job.scene, pictures: pictures, size: canvas, cast: Player.cast(of: job.scene))
    try Tracer.play(performance)
    duration = performance.stage.now
    let script = job.scene.script
    steps = performance.log.steps.filter { step in
      if case .hold = script[step.number - 1].value { false } else { true }
    }
    for warning in warnings { console.warn(warning) }
    for warning in performance.warnings { console.warn("\(job.name): \(warning)") }
  }

  /// The scene from its beginning.
  func performance() throws -> Performance {
    try Performance(
      job.scene, pictures: pictures, size: size, cast: Player.cast(of: job.scene))
  }

  /// What makes the film's picture at a time, in seconds. Times ascend.
  ///
  /// - Parameter scale: Pixels for each point, if not those of the film.
  func camera(scale: Double? = nil) throws -> @MainActor (Double) throws -> Bitmap {
    var canvas = size
    if let scale { canvas.scale = scale }
    let performance = try Performance(
      job.scene, pictures: pictures, size: canvas, cast: Player.cast(of: job.scene))
    let camera = performance.stillCamera(showsTouches: job.showsTouches)
    return { time in
      do { return try camera.picture(at: time) } catch {
        throw performance.located(error, at: time)
      }
    }
  }

  /// When something moves.
  func movements() throws -> [ClosedRange<Double>] {
    let steps = Int((duration * Self.samplesPerSecond).rounded(.up))
    let times = (0...steps).map { min(Double($0) / Self.samplesPerSecond, duration) }
    return try Tracer.movements(try performance(), sampledAt: times)
  }

  private static let samplesPerSecond = 100.0
}
