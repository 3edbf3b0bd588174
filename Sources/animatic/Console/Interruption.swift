import Glibc
import ImageFiles

/// Ends the tool when it is interrupted, and takes half-written files away.
enum Interruption {
  private nonisolated(unsafe) static let handler: @convention(c) (Int32) -> Void = { _ in
    TemporaryFiles.removeAll()
    _exit(ExitCode.interrupted.rawValue)
  }

  static func install() {
    TemporaryFiles.prepare()
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, handler) }
    // A reader that goes away is an error of writing, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
  }
}
