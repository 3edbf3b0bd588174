import Glibc

/// A file descriptor to write to.
struct Descriptor: Sendable {
  let number: Int32

  init(_ number: Int32) {
    self.number = number
  }

  /// Opens what of stdin, stdout and stderr the caller has closed, on nothing: else the next file to be
  /// opened would take its place.
  static func openStandardOnes() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(number, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDWR)
    }
  }

  var isTerminal: Bool { isatty(number) == 1 }

  /// Writes all of `bytes`; gives back the system's error number, or 0.
  func write(_ bytes: [UInt8]) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Glibc.write(
          number, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno != EINTR { return errno }
        rest = rest.dropFirst(max(count, 0))
      }
      return 0
    }
  }
}
