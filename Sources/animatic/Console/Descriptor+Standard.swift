import Glibc
import ImageFiles

extension Descriptor {
  /// Opens what of stdin, stdout and stderr the caller has closed, on nothing: else the next file to be
  /// opened would take its place.
  static func openStandardOnes() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(number, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDWR)
    }
  }

  var isTerminal: Bool { isatty(number) == 1 }
}
