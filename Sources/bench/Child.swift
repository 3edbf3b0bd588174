import Foundation
import Glibc

/// One run of a program.
struct Child {
  /// From start to end, by the wall clock.
  let seconds: Double
  /// Of all cores together.
  let processorSeconds: Double
  /// The most memory it held; no less than this program held when it began, so it is to begin before
  /// this program has grown.
  let peakBytes: Double

  /// Runs a program several times.
  static func run(_ arguments: [String], times: Int) throws -> [Child] {
    try (0..<times).map { _ in try run(arguments) }
  }

  /// Runs `arguments`, the program first, its output thrown away.
  static func run(_ arguments: [String]) throws -> Child {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    let words = arguments.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }

    let start = DispatchTime.now().uptimeNanoseconds
    var id = pid_t()
    let code = posix_spawnp(&id, arguments[0], &actions, nil, words, environ)
    guard code == 0 else { throw ChildError(program: arguments[0], code: code) }
    var (status, usage) = (Int32(), rusage())
    wait4(id, &status, 0, &usage)
    guard status == 0 else { throw ChildError(program: arguments[0], code: status) }
    let nanoseconds = DispatchTime.now().uptimeNanoseconds - start
    return Child(
      seconds: Double(nanoseconds) / 1e9,
      processorSeconds: seconds(usage.ru_utime) + seconds(usage.ru_stime),
      peakBytes: Double(usage.ru_maxrss) * 1024)
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}

struct ChildError: Error, CustomStringConvertible {
  let program: String
  let code: Int32

  var description: String { "\(program) failed with status \(code)" }
}
