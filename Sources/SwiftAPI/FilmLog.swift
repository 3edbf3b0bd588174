import Stage
public import UIKit

/// What UIKit did in a film and what it refused to do, in the order in which it happened.
///
/// As text it has a line for each call, as `animatic trace` prints them: the time, the kind, who, and
/// what; what a moving finger repeats is one line.
public struct FilmLog: Sendable, Equatable, CustomStringConvertible {
  /// A call that UIKit made, answered or refused.
  public struct Entry: Sendable, Equatable {
    /// In seconds.
    public let time: TimeInterval
    /// `appearance`, `delegate`, `context`, `gesture`, `action`, `segue`, `completion`, `block`,
    /// `feedback` or `warning`.
    public let kind: String
    /// Whose call it is: a type's name; empty where UIKit itself speaks.
    public let subject: String
    /// What was called; for a warning, a whole sentence.
    public let call: String
    /// What a delegate answered, or to whom an action went; nil where nobody was asked.
    public let answer: String?
  }

  public let entries: [Entry]
  /// A line for each call.
  public let lines: [String]

  init(_ calls: [LoggedCall]) {
    entries = calls.map { call in
      Entry(
        time: call.time, kind: call.kind, subject: call.subject, call: call.call,
        answer: call.answer)
    }
    lines = CallRun.folding(calls).map { run in
      [run.first.time.clock, run.first.kind, run.first.subject, run.text]
        .filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  /// What UIKit refused or can't do here, in sentences; a film without mistakes has none.
  public var warnings: [String] {
    entries.filter { $0.kind == UIKitLog.Kind.warning.rawValue }.map(\.call)
  }

  public var description: String { lines.joined(separator: "\n") }
}
