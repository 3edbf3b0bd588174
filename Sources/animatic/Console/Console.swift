import Glibc
import ImageFiles

/// Where the tool speaks: data on the real stdout, talk on stderr.
final class Console: Sendable {
  private let data: Descriptor
  private let talk: Descriptor
  /// Whether talk is coloured.
  let isColored: Bool

  init(data: Descriptor, talk: Descriptor, isColored: Bool) {
    (self.data, self.talk, self.isColored) = (data, talk, isColored)
  }

  /// Keeps stdout for the tool's own data: what anything else prints there, such as an animator, goes
  /// to stderr from now on.
  static func takingOverStandardOutput(isColored: Bool) -> Console {
    let ours = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard ours >= 0 else {
      return Console(
        data: Descriptor(STDOUT_FILENO), talk: Descriptor(STDERR_FILENO), isColored: isColored)
    }
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return Console(data: Descriptor(ours), talk: Descriptor(STDERR_FILENO), isColored: isColored)
  }

  /// The descriptor of the real stdout.
  var output: Int32 { data.number }

  /// Writes data.
  func write(_ bytes: [UInt8]) throws(Failure) {
    let code = data.write(bytes)
    guard code == 0 else {
      throw Failure(.cannotWrite, "stdout cannot be written (\(String(cString: strerror(code))))")
    }
  }

  /// Writes data that is text, with an end of line.
  func write(line: String) throws(Failure) {
    try write(Array((line + "\n").utf8))
  }

  /// Says something.
  func say(_ sentence: String) {
    _ = talk.write(Array((sentence + "\n").utf8))
  }

  func warn(_ sentence: String) {
    say("animatic: \(paint("warning:", .yellow)) \(sentence)")
  }

  func report(_ failure: Failure) {
    if failure.isLocated {
      for line in failure.message.split(separator: "\n") {
        let parts = line.split(separator: ": ", maxSplits: 1)
        say(paint("\(parts[0]):", .bold) + " " + (parts.last ?? ""))
      }
    } else {
      say("animatic: \(paint("error:", .red)) \(failure.message)")
    }
  }

  /// Draws over the line that the cursor is on.
  func draw(line: String) {
    _ = talk.write(Array("\r\u{1B}[2K\(line)".utf8))
  }

  private func paint(_ text: String, _ ink: Ink) -> String {
    isColored ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// How text is marked on a terminal (ECMA-48, SGR).
private enum Ink: Int {
  case bold = 1
  case red = 31
  case yellow = 33
}
