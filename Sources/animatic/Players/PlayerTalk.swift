import Glibc
import Synchronization

/// What a player says on stderr, and what can be told of its end.
final class PlayerTalk: Sendable {
  private let console: Console
  /// The paths of the files that its code was compiled from.
  private let sources: [String]
  /// What Swift's runtime says when it stops the process: its sentence, then its stack.
  private let verdict = Mutex<String?>(nil)

  init(_ console: Console, sources: [String]) {
    (self.console, self.sources) = (console, sources)
  }

  /// Passes a line on, or keeps it for the sentence on the end.
  func hear(_ line: String) {
    if line.contains("Fatal error: ") {
      verdict.withLock { $0 = line }
    } else if verdict.withLock(\.self) == nil || !Self.isOfStack(line) {
      console.say(line)
    }
  }

  private static func isOfStack(_ line: String) -> Bool {
    line.hasPrefix("Current stack trace:")
      || line.wholeMatch(of: #/\d+ +\S+ +0x[0-9a-f]+ .*/#) != nil
  }

  /// Why there is no result: who was at work, when, and what is known of it.
  func failure(
    on end: ChildPlayer.End, _ signs: LifeSigns, _ name: String, timeout: Double
  ) -> Failure {
    let subject = signs.subject.isEmpty ? "the code" : signs.subject
    let when = "at \(signs.time.brief) s" + (signs.call.isEmpty ? "" : ", after \(signs.call)")
    var failure = Failure(.someFailed, "\(name): \(subject) ")
    switch end {
    case .done: break
    case .stuck:
      failure.message += "doesn't come back \(when); it was stopped after \(timeout.brief) s"
    case .exited(let status): failure.message += "ends the program by exit(\(status)) \(when)"
    case .crashed(let signal):
      failure.message += "crashes \(when): "
      if let verdict = verdict.withLock(\.self) {
        failure.blame(verdict, sources)
      } else {
        failure.message += Self.meaning(of: signal)
      }
    }
    return failure
  }

  private static func meaning(of signal: Int32) -> String {
    switch signal {
    case SIGILL, SIGTRAP: "a trap, as by an overflow or a nil that is unwrapped"
    case SIGSEGV, SIGBUS: "a bad access, as by calls that go on for ever"
    case SIGKILL: "the system has killed it; was there memory left?"
    default: String(cString: strsignal(signal))
    }
  }
}

extension Failure {
  /// Adds what Swift's runtime says, `UserCode/Card.swift:17: Fatal error: …`, with its place in front
  /// if that is in one of the files.
  fileprivate mutating func blame(_ verdict: String, _ sources: [String]) {
    guard let match = verdict.wholeMatch(of: #/(?:.*/)?(.+?):(\d+): Fatal error: (.*)/#) else {
      message += verdict.replacing("Fatal error: ", with: "")
      return
    }
    message += String(match.3)
    guard let file = sources.first(where: { PathName($0).last == match.1 }) else { return }
    message = "\(file):\(match.2): " + message
    isLocated = true
  }
}

/// How many frames are known of.
final class FrameCount: Sendable {
  private let last = Mutex<UInt64>(0)

  /// How many are new.
  func moved(to count: UInt64) -> Int {
    last.withLock { last in
      defer { last = max(last, count) }
      return count > last ? Int(count - last) : 0
    }
  }
}
