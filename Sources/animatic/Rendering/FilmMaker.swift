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
    for warning in warnings { console.warn(warning) }
    if job.isSecondAppearance { warnOfPicturesInBothFilms(of: job.scene) }
    RateLimit.warn(job.fps, job.film.format, in: console)
    let (report, performance) = try await made(job, canvas, pictures, progress: progress)
    for warning in performance.warnings(ofFilm: job.name) { console.warn(warning) }
    return report
  }

  /// The film, or the best one that fits into its bytes.
  private func made(
    _ job: RenderJob, _ canvas: CanvasSize, _ pictures: PictureLibrary,
    progress: @escaping @Sendable () -> Void
  ) async throws -> (FilmReport, Performance) {
    guard let search = job.sizeSearch(canvas) else {
      return try await take(job, canvas, pictures, progress: progress)
    }
    let film = try await FittedFilm(search) { terms, bytes in
      var (job, canvas) = (job, canvas)
      job.gif = terms.limit(job.gif)
      job.fps = min(job.fps, terms.rate ?? job.fps)
      canvas.scale *= terms.scale
      return try await take(job, canvas, pictures, into: bytes, progress: progress)
    }
    try job.film.target.write(film.bytes, in: console)
    var (report, performance) = film.report
    report.gaveUp = Concession(from: FilmTerms(job.gif), to: film.terms, width: report.width)
    return (report, performance)
  }

  /// Plays the scene once and encodes it.
  private func take(
    _ job: RenderJob, _ canvas: CanvasSize, _ pictures: PictureLibrary,
    into bytes: CappedBytes? = nil, progress: @escaping @Sendable () -> Void
  ) async throws -> (FilmReport, Performance) {
    let performance = try Performance(
      job.scene, pictures: pictures, size: canvas, cast: Player.cast(of: job.scene))
    let options = Footage.Options(
      framesPerSecond: job.framesPerSecond, endHold: job.hold,
      longest: job.scene.longestDuration, framesInFlight: framesInFlight,
      showsTouches: job.showsTouches)
    let writer = try FilmWriter(
      job.film, size: performance.stage.screen.pixels, gif: job.gif, webP: job.webP,
      rate: job.framesPerSecond, taker: bytes, console: console)
    let (failure, report) = await Self.write(
      performance.film(options), with: writer, progress: progress)
    if let failure { throw performance.located(failure, at: report.seconds) }
    return (report, performance)
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

extension RenderJob {
  /// What may be tried if the film is to fit into so many bytes.
  fileprivate func sizeSearch(_ canvas: CanvasSize) -> SizeSearch? {
    maxBytes.map {
      SizeSearch(
        limit: $0, from: FilmTerms(gif), rates: SizeSearch.rates.filter { $0 < framesPerSecond },
        scales: SizeSearch.scales(
          width: canvas.size.width * canvas.scale, height: canvas.size.height * canvas.scale))
    }
  }
}
