/// What `render --json` says.
struct RenderReport: Encodable {
  struct Trouble: Encodable {
    var message: String
    /// What the tool would end with if there were no other film.
    var exitCode: Int32
  }

  var films: [FilmReport]
  var failures: [Trouble]
  let exitCode: ExitCode

  /// - Parameter unread: Scenes that couldn't be read.
  init(_ unread: [Failure], _ results: [Result<FilmReport, Failure>]) {
    var failed = unread
    films = []
    for result in results {
      switch result {
      case .success(let report): films.append(report)
      case .failure(let failure): failed.append(failure)
      }
    }
    failures = failed.map { Trouble(message: $0.message, exitCode: $0.status.rawValue) }
    let isAlone = unread.count + results.count == 1
    exitCode = isAlone ? failed.first?.status ?? .done : .ofMany(failed.map(\.status))
  }

  private enum CodingKeys: CodingKey {
    case films, failures
  }
}
