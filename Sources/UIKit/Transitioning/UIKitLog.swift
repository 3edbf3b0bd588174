import Foundation
import QuartzCore

/// What UIKit did and what it refused to do, in the order in which it happened, on virtual time.
@MainActor
package final class UIKitLog {
  package enum Kind: String, Sendable {
    /// A call that UIKit refused, or that leads nowhere.
    case warning
    /// A question to a delegate, or a message to one.
    case delegate
    /// An event of a control, or the tap on a bar button, and who is told of it.
    case action
    /// An appearance callback of a view controller or a stage of a presentation.
    case appearance
    /// A call that reached a transition's context, or the start of one.
    case context
    /// A stage of a segue: who prepares, who is unwound to, what is performed.
    case segue
    /// What runs when a transition has ended.
    case completion
    /// A block that runs because someone handed it to UIKit: alongside a transition, or at its end.
    case block
    /// A line that the app's own code prints.
    case print
    /// What would be felt or spoken.
    case feedback
    /// A state of a gesture that its actions are told of, with the place of the fingers in the window.
    case gesture
  }

  package struct Entry: Equatable, Sendable {
    /// Virtual time, in seconds.
    package let time: CFTimeInterval
    package let kind: Kind

    /// Whose call it is: the name of a type or of a controller; empty where UIKit itself speaks.
    package let subject: String

    /// What was called, with its arguments; for a warning, a whole sentence.
    package let call: String

    /// What a delegate answered, or to whom an action went; nil where nobody is asked.
    package fileprivate(set) var answer: String?

    /// Where the cause of a warning stands in a file; empty where that isn't known.
    package fileprivate(set) var place = ""

    package var message: String { subject.isEmpty ? call : "\(subject) \(call)" }
  }

  /// The log of the stage that is playing.
  package static var current: UIKitLog { Ambient.current.log }

  package private(set) var entries: [Entry] = []

  /// Told before an entry is made, so that what happened until then can be noted first.
  package static var beforeEntry: (@MainActor () -> Void)?

  /// Told of each entry, before what it says is done.
  package static var whenNoted: (@MainActor (Entry) -> Void)?

  package init() {}

  package var warnings: [Entry] {
    entries.filter { $0.kind == .warning }
  }

  package func warn(_ message: String, at place: String = "") {
    note(.warning, message)
    entries[entries.count - 1].place = place
  }

  /// Warns from any thread, and of the same thing once: that something which is asked for by its name
  /// isn't here.
  nonisolated static func miss(_ message: String) {
    guard MainThread.isCurrent else {
      return MainQueue.schedule(after: 0) { MainActor.assumeIsolated { current.miss(message) } }
    }
    MainActor.assumeIsolated { current.miss(message) }
  }

  private func miss(_ message: String) {
    if !warnings.contains(where: { $0.call == message }) { warn(message) }
  }

  /// Asks a delegate, if there is one. The question stands before what the delegate does about it.
  func ask<Answer>(
    _ delegate: (any NSObjectProtocol)?, _ question: String, _ ask: () -> Answer?
  ) -> Answer? {
    guard let delegate else { return nil }
    note(.delegate, of: Self.name(of: delegate), question)
    let index = entries.count - 1
    let answer = ask()
    entries[index].answer = answer.map { Self.name(of: $0) } ?? "nil"
    return answer
  }

  /// Tells a delegate, if there is one.
  func tell(_ delegate: (any NSObjectProtocol)?, _ message: String) {
    guard let delegate else { return }
    note(.delegate, of: Self.name(of: delegate), message)
  }

  func note(_ kind: Kind, of subject: String = "", _ call: String, answer: String) {
    note(kind, of: subject, call)
    entries[entries.count - 1].answer = answer
  }

  func note(_ kind: Kind, of subject: String = "", _ call: String) {
    Self.beforeEntry?()
    add(kind, of: subject, call)
  }

  /// Notes lines that the app's code has printed.
  package func notePrinted(_ lines: [String]) {
    for line in lines { add(.print, of: "", line) }
  }

  private func add(_ kind: Kind, of subject: String, _ call: String) {
    let entry = Entry(time: CACurrentMediaTime(), kind: kind, subject: subject, call: call)
    entries.append(entry)
    Self.whenNoted?(entry)
  }
}

/// What the log calls otherwise than by the name of its type.
@MainActor
package protocol NamedInLog {
  var logName: String { get }
}

extension UIKitLog {
  /// How the log calls an object, or a value.
  static func name(of something: Any) -> String {
    if let named = something as? any NamedInLog { return named.logName }
    return type(of: something) is AnyClass ? "\(type(of: something))" : "\(something)"
  }
}
