import Scenes

/// A call, or several of one function that follow each other and differ in their values only.
struct CallRun: Equatable {
  var first: LoggedCall
  var last: LoggedCall
  var count = 1

  private init(_ call: LoggedCall) {
    (first, last) = (call, call)
  }

  /// Folds what a finger repeats sixty times a second: each function once where nothing else happens
  /// in between, other calls as they are.
  static func folding(_ calls: some Sequence<LoggedCall>) -> [CallRun] {
    var runs: [CallRun] = []
    var open: [Int] = []
    for call in calls {
      guard call.isRepeated else {
        open = []
        runs.append(CallRun(call))
        continue
      }
      if let index = open.first(where: { runs[$0].first.function == call.function }) {
        runs[index].last = call
        runs[index].count += 1
      } else {
        open.append(runs.count)
        runs.append(CallRun(call))
      }
    }
    return runs
  }

  /// `update(0.1)`, or `update(0.1 … 0.6), 30 times until 0.917`
  var text: String {
    guard count > 1 else { return first.call.withShortNumbers }
    let (start, end) = (first.call.split, last.call.split)
    let values = start.values == end.values ? start.values : "\(start.values) … \(end.values)"
    let calls = "\(start.name)\(values)\(start.rest)".withShortNumbers
    return "\(calls), \(count) times until \(last.time.clock)"
  }
}

extension LoggedCall {
  /// Whether a finger that moves repeats this call.
  fileprivate var isRepeated: Bool {
    call.hasPrefix("updateInteractiveTransition(")
      || (kind == "gesture" && call.contains("changed"))
  }

  /// What the call is without its values.
  fileprivate var function: [String] { [kind, subject, call.split.name] }
}

extension String {
  /// With numbers to a thousandth.
  fileprivate var withShortNumbers: String {
    replacing(/-?\d+\.\d{4,}(e-?\d+)?/) { Double($0.output.0)?.brief ?? String($0.output.0) }
  }

  /// `update(0.1)` as `update(`, `0.1` and `)`: the values stand from the first digit on.
  fileprivate var split: (name: String, values: String, rest: String) {
    let isValue = { (letter: Character) in letter.isNumber || letter == "-" }
    guard let begin = firstIndex(where: isValue) else { return (self, "", "") }
    let rest = hasSuffix(")") ? ")" : ""
    return (String(self[..<begin]), String(self[begin...].dropLast(rest.count)), rest)
  }
}

extension Double {
  /// A time in a column: seconds, to a thousandth.
  var clock: String {
    let thousandths = Int((self * 1000).rounded())
    let digits = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}
