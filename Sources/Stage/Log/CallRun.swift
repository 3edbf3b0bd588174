/// A call, or several of one function that follow each other and differ in their values only.
package struct CallRun: Equatable {
  package private(set) var first: LoggedCall
  private var last: LoggedCall
  private var count = 1

  private init(_ call: LoggedCall) {
    (first, last) = (call, call)
  }

  /// Folds what a finger repeats sixty times a second: each function once where nothing else happens
  /// in between, other calls as they are.
  package static func folding(_ calls: some Sequence<LoggedCall>) -> [CallRun] {
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

  /// `update(0.1)`, or `update(0.1 … 0.6), 30 times until 0.917`; and what was answered.
  package var text: String {
    guard count > 1 else {
      return first.call.withShortNumbers + (first.answer.map { " → \($0)" } ?? "")
    }
    return "\(foldedCall), \(count) times until \(last.time.clock)"
  }

  /// Each value of the call from the first to the last, without velocities: what comes next tells the
  /// last one.
  private var foldedCall: String {
    let velocity = /, velocity (\([^)]*\)|\S+)/
    let (start, end) = (
      first.call.replacing(velocity, with: ""), last.call.replacing(velocity, with: "")
    )
    let value = /\(-?\d[^()]*, [^()]*\)|-?\d[\d.]*(e-?\d+)?/
    var ends = end.matches(of: value).map(\.output.0)[...]
    return start.replacing(value) { match in
      let (from, to) = (match.output.0, ends.popFirst() ?? match.output.0)
      return from == to ? String(from) : "\(from) … \(to)"
    }.withShortNumbers
  }
}

extension LoggedCall {
  /// Whether a finger that moves repeats this call.
  fileprivate var isRepeated: Bool {
    call.hasPrefix("updateInteractiveTransition(")
      || (kind == "gesture" && call.contains("changed"))
  }

  /// What the call is without its values.
  fileprivate var function: [String] {
    [kind, subject, String(call.prefix { !$0.isNumber && $0 != "-" })]
  }
}

extension String {
  /// With numbers to a thousandth.
  fileprivate var withShortNumbers: String {
    replacing(/-?\d+\.\d{4,}(e-?\d+)?/) { Double($0.output.0)?.short ?? String($0.output.0) }
  }
}

extension Double {
  /// A time in a column: seconds, to a thousandth.
  package var clock: String {
    let thousandths = Int((self * 1000).rounded())
    let digits = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}

extension Double {
  /// To a thousandth, without a fraction if it has none.
  fileprivate var short: String {
    let rounded = (self * 1000).rounded() / 1000
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}
