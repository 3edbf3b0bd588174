import FrameCoding
import Scenes
import Stage
import UIKit

/// Makes films, several at once, and tells of them in the order in which they were asked for.
@MainActor final class JobRunner {
  private let jobs: [RenderJob]
  private let console: Console
  private let bar: ProgressBar
  /// How many cores to use.
  private let width: Int
  private var results: [Result<FilmReport, Failure>?] = []
  private var told = 0

  init(_ jobs: [RenderJob], console: Console, width: Int) {
    (self.jobs, self.console, self.width) = (jobs, console, max(width, 1))
    bar = ProgressBar(expected: jobs.map(\.expectedFrames), console: console)
  }

  /// Makes all films; a failing one doesn't stop the others.
  func run() async -> [Result<FilmReport, Failure>] {
    results = jobs.map { _ in nil }
    let framesInFlight = max(1, width / max(min(width, jobs.count), 1))
    await withTaskGroup(of: (Int, Result<FilmReport, Failure>).self) { group in
      var waiting = jobs.enumerated().makeIterator()
      func startNext() {
        guard let (index, job) = waiting.next() else { return }
        group.addTask { [self] in
          (index, await make(job, part: index, framesInFlight: framesInFlight))
        }
      }
      for _ in 0..<width { startNext() }
      for await (index, result) in group {
        results[index] = result
        tell()
        startNext()
      }
    }
    bar.clear()
    return results.compactMap(\.self)
  }

  /// Tells of the jobs that are done, up to the first that isn't.
  private func tell() {
    while told < results.count, let result = results[told] {
      bar.clear()
      switch result {
      case .success(let report): console.say(report.sentence)
      case .failure(let failure): console.report(failure)
      }
      told += 1
    }
  }

  private func make(
    _ job: RenderJob, part: Int, framesInFlight: Int
  ) async -> Result<FilmReport, Failure> {
    defer { bar.end(part) }
    do {
      return .success(try await film(job, part: part, framesInFlight: framesInFlight))
    } catch {
      return .failure(Failure(error))
    }
  }

  private func film(
    _ job: RenderJob, part: Int, framesInFlight: Int
  ) async throws -> FilmReport {
    let pictures = PictureLibrary()
    var (canvas, warnings) = try job.scene.sizes(pictures)
    canvas.scale = job.size.scale(of: canvas)
    try canvas.check(at: job.sizePlace)
    let performance = try Performance(job.scene, pictures: pictures, size: canvas)
    for warning in warnings { console.warn(warning) }
    RateLimit.warn(job.fps, job.film.format, in: console)
    let options = Footage.Options(
      framesPerSecond: job.framesPerSecond, endHold: job.hold,
      longest: job.scene.longestDuration, framesInFlight: framesInFlight,
      showsTouches: job.showsTouches)
    let writer = try FilmWriter(
      job.film, size: performance.stage.screen.pixels, loop: job.loop, console: console)
    let (failure, report) = await Self.write(performance.film(options), with: writer) { [bar] in
      bar.advance(part)
    }
    if let failure { throw performance.located(failure, at: report.seconds) }
    for warning in performance.warnings(ofFilm: job.name) { console.warn(warning) }
    return report
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
