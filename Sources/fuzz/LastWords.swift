import Glibc

/// What the program says when it crashes, or when a try takes longer than ten seconds.
enum LastWords {
  private static let most = 128
  // Read by a signal's handler, which may neither lock nor allocate.
  nonisolated(unsafe) private static let buffer = UnsafeMutablePointer<CChar>.allocate(
    capacity: most)
  nonisolated(unsafe) private static var count = 0
  private static let secondsForATry: UInt32 = 10

  static func prepare(_ text: String) {
    if count == 0 { listen() }
    let bytes = Array("crashed or hung at \(text)\n".utf8.prefix(most))
    for (index, byte) in bytes.enumerated() { buffer[index] = CChar(bitPattern: byte) }
    count = bytes.count
    alarm(secondsForATry)
  }

  private static func listen() {
    for number in [SIGABRT, SIGALRM, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP] {
      signal(number) { _ in
        write(STDERR_FILENO, LastWords.buffer, LastWords.count)
        _exit(2)
      }
    }
  }
}
