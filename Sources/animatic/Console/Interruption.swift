import Foundation
import ImageFiles

/// Ends the tool when it is interrupted, and takes half-written files away.
enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// Where a signal's handler writes to; it may do little else.
  private nonisolated(unsafe) static var alarm: Int32 = -1

  static func install() {
    // A reader that goes away is an error of writing, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    let bell = ends[0]
    alarm = ends[1]
    Thread.detachNewThread { wait(for: bell) }
    // Whoever started the tool may have done so on a thread that blocks signals.
    var set = sigset_t()
    sigemptyset(&set)
    for number in signals {
      signal(number) { _ in _ = write(Interruption.alarm, "!", 1) }
      sigaddset(&set, number)
    }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  private static func wait(for bell: Int32) {
    var byte: UInt8 = 0
    while read(bell, &byte, 1) != 1 {}
    TemporaryFiles.removeAll {
      Folder.removeEmptyOnes()
      _exit(ExitCode.interrupted.rawValue)
    }
  }
}
