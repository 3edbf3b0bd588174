/// A call that UIKit made, answered or refused.
package struct LoggedCall: Sendable, Equatable, Encodable {
  /// The number of the step that was being played; 0: none was yet.
  package var step: Int
  /// In seconds.
  package var time: Double
  /// What kind of call it is: `delegate`, `appearance`, …
  package var kind: String
  /// Whose call it is; empty where UIKit itself speaks.
  package var subject: String
  /// What was called; for a warning, a whole sentence.
  package var call: String
  /// What a delegate answered, or to whom an action went; nil where nobody was asked.
  package var answer: String?
  /// Whether the call begins with the place in the scene file that caused it.
  package var isPlaced = false

  private enum CodingKeys: CodingKey {
    case step, time, kind, subject, call, answer
  }

  package init(
    step: Int, time: Double, kind: String, subject: String, call: String, answer: String? = nil
  ) {
    (self.step, self.time, self.kind) = (step, time, kind)
    (self.subject, self.call, self.answer) = (subject, call, answer)
  }
}

extension Double {
  /// To a millionth of a second, so that the last bits of a sum don't show.
  package var roundedTime: Double { (self * 1e6).rounded() / 1e6 }
}
