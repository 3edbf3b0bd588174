/// Makes films, several at once, and tells of them in the order in which they were asked for.
@MainActor final class JobRunner {
  private let jobs: [RenderJob]
  private let console: Console
  private let bar: ProgressBar
  private let players: CodePlayers
  /// How many cores to use.
  private let width: Int
  private var results: [Result<FilmReport, Failure>?] = []
  private var told = 0

  init(_ jobs: [RenderJob], players: CodePlayers, console: Console, width: Int) {
    (self.jobs, self.console, self.width) = (jobs, console, max(width, 1))
    self.players = players
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
      if CodePlayers.mustPlay(job.scene) {
        return .success(
          try await players.film(job, index: part) { [bar] in bar.advance(part, by: $0) })
      }
      let maker = FilmMaker(console: console, framesInFlight: framesInFlight)
      return .success(try await maker.film(job) { [bar] in bar.advance(part) })
    } catch {
      return .failure(Failure(error))
    }
  }
}
