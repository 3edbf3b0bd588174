import Scenes
import Stage

extension SceneLog {
  /// For people: a line for each call below the step that it belongs to, a time once for all that
  /// happens at it.
  var text: String {
    var table = TextTable(columns: [
      ("time", .right), ("kind", .left), ("who", .left), ("call", .left),
    ])
    table.addCalls(calls.filter { $0.step == 0 })
    for step in steps {
      table.add(line: "")
      table.add(line: "— \(step.heading) —")
      table.addCalls(calls.filter { $0.step == step.number })
    }
    return table.text
  }
}

extension PlayedStep {
  /// "step 2: push b, line 12, from 0.3 to 0.7 s"
  fileprivate var heading: String {
    let times = end.map { $0 == start ? "at \(start.brief) s" : "\(start.brief) to \($0.brief) s" }
    return [
      "step \(number): \(text)", line > 0 ? "line \(line)" : nil,
      times ?? "from \(start.brief) s on",
      outcome?.rawValue,
    ]
    .compactMap(\.self).joined(separator: ", ")
  }
}

extension TextTable {
  fileprivate mutating func addCalls(_ calls: [LoggedCall]) {
    var last: String?
    for run in CallRun.folding(calls) {
      let time = run.first.time.clock
      add([time == last ? "" : time, run.first.kind, run.first.subject, run.text])
      last = time
    }
  }
}
