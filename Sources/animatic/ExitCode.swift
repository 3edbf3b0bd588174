/// How the tool ends; documented in docs/cli.md.
enum ExitCode: Int32, CaseIterable, Codable {
  case done = 0
  /// A job failed, the others are done.
  case someFailed = 2
  case nothingMatched = 4
  case wrongUsage = 64
  /// A scene or a picture is wrong.
  case badInput = 65
  case inputNotFound = 66
  /// There is no Swift compiler for users' sources.
  case noCompiler = 69
  /// A bug of ours.
  case bug = 70
  case cannotCreate = 73
  case cannotWrite = 74
  case interrupted = 130
}

extension ExitCode {
  /// The status of a run of several jobs, of which some ended with `failures`: trouble with the
  /// machine is told, else that some failed.
  static func ofMany(_ failures: [ExitCode]) -> ExitCode {
    let gravest: [ExitCode] = [.bug, .cannotWrite, .cannotCreate]
    return gravest.first(where: failures.contains) ?? (failures.isEmpty ? .done : .someFailed)
  }
}
