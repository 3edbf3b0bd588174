package import Stage
import UIKit

/// What happened while a scene was played: its steps, and the calls that UIKit made on the way.
package struct SceneLog: Sendable, Equatable {
  package private(set) var steps: [PlayedStep] = []
  package private(set) var calls: [LoggedCall] = []

  /// How many entries UIKit's log had when each step began.
  private var beginnings: [Int] = []

  /// Where the steps stand.
  private var places: [SourcePlace] = []

  /// What in the scene caused entries of UIKit's log, by their indices.
  private var causes: [Int: Cause] = [:]

  private struct Cause: Equatable {
    var place: SourcePlace
    /// What to do about it.
    var hint: String
  }

  mutating func begin(_ step: Located<Step>, at time: Double, after entryCount: Int) {
    steps.append(
      PlayedStep(
        number: steps.count + 1, text: step.value.summary, line: step.place.line,
        start: time.roundedTime))
    beginnings.append(entryCount)
    places.append(step.place)
  }

  /// Says what in the scene caused an entry of UIKit's log; the first that is said holds.
  mutating func blame(_ place: SourcePlace, forEntry index: Int, hint: String) {
    if causes[index] == nil { causes[index] = Cause(place: place, hint: hint) }
  }

  /// Where the step stands that was played at `time`, in seconds; nil before the first.
  func place(at time: Double) -> SourcePlace? {
    steps.lastIndex { $0.start <= time.roundedTime }.map { places[$0] }
  }

  /// Whose transition ran at `time`, in seconds; of several, the one that began last.
  func animator(at time: Double) -> String? {
    let past = calls.prefix { $0.time <= time.roundedTime }
    guard let start = past.lastIndex(where: { $0.call.hasPrefix("animateTransition(using:)") })
    else { return nil }
    let isOver = past[start...].contains { $0.call.hasPrefix("completeTransition(") }
    return isOver ? nil : past[start].subject
  }

  /// Ends the step that is being played, if there is one.
  mutating func endStep(at time: Double, outcome: Outcome?) {
    guard let last = steps.indices.last else { return }
    steps[last].end = time.roundedTime
    steps[last].outcome = outcome
  }

  /// With the calls of UIKit's log.
  func adding(_ entries: [UIKitLog.Entry]) -> SceneLog {
    var log = self
    var step = 0
    log.calls = entries.enumerated().map { index, entry in
      while step < beginnings.count, beginnings[step] <= index { step += 1 }
      let place = causes[index]?.place.description ?? entry.place
      let call = entry.call + (causes[index]?.hint ?? "")
      var logged = LoggedCall(
        step: step, time: entry.time.roundedTime, kind: entry.kind.rawValue,
        subject: entry.subject, call: place.isEmpty ? call : "\(place): \(call)",
        answer: entry.answer)
      logged.isPlaced = !place.isEmpty
      return logged
    }
    return log
  }
}

/// A step of the script as it was played.
package struct PlayedStep: Sendable, Equatable, Encodable {
  /// Counted from 1.
  package var number: Int
  /// What it does, in words of the scene file.
  package var text: String
  /// Where it stands in the scene file.
  package var line: Int
  /// In seconds.
  package var start: Double
  /// In seconds; nil: the film ended before it did.
  package var end: Double?
  /// How its transition ended; of several, the last.
  package var outcome: Outcome?
}

extension LoggedCall {
  /// For people: when, and what.
  var sentence: String {
    "at \(time.brief) s: \(subject.isEmpty ? "" : "\(subject) ")\(call)"
  }
}
