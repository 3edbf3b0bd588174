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
      signal(number) { Interruption.ring($0) }
      sigaddset(&set, number)
    }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// Ends the process also when whoever holds the other end of a pipe is gone.
  static func listen(forTheEndOf lifeline: Int32) {
    Thread.detachNewThread {
      var byte: UInt8 = 0
      while read(lifeline, &byte, 1) != 0 {}
      ring(SIGTERM)
    }
  }

  /// Takes half-written files away also when the process crashes, or when someone else ends it. It ends
  /// with 128 and the number of the signal then, as shells put it.
  static func cleanUpAfterCrashes() {
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in
        Interruption.ring(number)
        while true { pause() }
      }
      action.sa_flags = Int32(SA_ONSTACK)
      sigaction(number, &action, nil)
    }
    atexit { TemporaryFiles.removeAll() }
  }

  /// Has a place ready to which the calling thread turns when its stack is full. The main actor isn't
  /// always on the same thread.
  static func prepareForOverflow() {
    var stack = stack_t()
    stack.ss_sp = spareStack
    stack.ss_size = spareStackSize
    sigaltstack(&stack, nil)
  }

  private static let spareStackSize = 1 << 16
  private nonisolated(unsafe) static let spareStack = UnsafeMutableRawPointer.allocate(
    byteCount: spareStackSize, alignment: 16)

  /// Fit for a signal's handler.
  private static func ring(_ signal: Int32) {
    var byte = UInt8(truncatingIfNeeded: signal)
    _ = write(alarm, &byte, 1)
  }

  private static func wait(for bell: Int32) {
    var byte: UInt8 = 0
    while read(bell, &byte, 1) != 1 {}
    let signal = Int32(byte)
    TemporaryFiles.removeAll {
      Folder.removeEmptyOnes()
      _exit(signals.contains(signal) ? ExitCode.interrupted.rawValue : 128 + signal)
    }
  }
}
