import FrameCoding
import Scenes
import Stage
import UIKit

/// Makes one film after the other.
@MainActor struct FilmMaker {
  let console: Console
  /// How many frames are drawn at once.
  let framesInFlight: Int

  /// - Parameter progress: Called after each frame.
  func film(
    _ job: RenderJob, progress: @escaping @Sendable () -> Void
  ) async throws -> FilmReport {
    let pictures = PictureLibrary()
    var (canvas, warnings) = try job.scene.sizes(pictures)
    canvas.scale = job.size.scale(of: canvas)
    try canvas.check(at: job.sizePlace)
    let performance = try Performance(
      job.scene, pictures: pictures, size: canvas, cast: Player.cast(of: job.scene))
    for warning in warnings { console.warn(warning) }
    if job.isSecondAppearance { warnOfPicturesInBothFilms(of: job.scene) }
    RateLimit.warn(job.fps, job.film.format, in: console)
    let options = Footage.Options(
      framesPerSecond: job.framesPerSecond, endHold: job.hold,
      longest: job.scene.longestDuration, framesInFlight: framesInFlight,
      showsTouches: job.showsTouches)
    let writer = try FilmWriter(
      job.film, size: performance.stage.screen.pixels, gif: job.gif, console: console)
    let (failure, report) = await Self.write(
      performance.film(options), with: writer, progress: progress)
    if let failure { throw performance.located(failure, at: report.seconds) }
    for warning in performance.warnings(ofFilm: job.name) { console.warn(warning) }
    return report
  }

  private func warnOfPicturesInBothFilms(of scene: Scene) {
    for picture in scene.picturesWithoutDarkOnes {
      console.warn(
        "\(picture) has no dark one beside it, like \(PathName(picture).marked("~dark").last), and "
          + "shows in both films")
    }
  }

  /// Encodes beside the main actor, which is busy with the scenes. What was written when it failed tells
  /// when that was.
  nonisolated private static func write(
    _ film: Footage, with writer: sending FilmWriter, progress: @Sendable () -> Void
  ) async -> (failure: (any Error)?, report: FilmReport) {
    do {
      for try await frame in film {
        try writer.add(frame)
        progress()
      }
      try writer.finish()
    } catch {
      return (error, writer.report)
    }
    return (nil, writer.report)
  }
}
