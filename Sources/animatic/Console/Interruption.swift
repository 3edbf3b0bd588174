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
    // Whoever started the tool may have done so on a thread that blocks signals.
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, handler)
      sigaddset(&signals, number)
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    // A reader that goes away is an error of writing, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
  }
}
