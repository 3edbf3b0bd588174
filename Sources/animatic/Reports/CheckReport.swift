import UserCode

/// What `check` found.
struct CheckReport: Encodable {
  struct Problem: Encodable {
    var file: String
    var line: Int
    var column: Int
    var message: String
    /// An Apple name that Animatic doesn't have.
    var missing: String?
    var nearest: String?
  }

  var compiles: Bool
  var files: [String]
  var problems: [Problem]
  /// What was left out of the sources, or can't be done.
  var remarks: [Problem]
  private let excerpts: [[String]]

  private enum CodingKeys: String, CodingKey {
    case compiles, files, problems, remarks
  }

  init(_ files: SourceFiles, _ check: SourceCheck) {
    self.files = files.paths
    compiles = check.problems.isEmpty
    problems = check.problems.map {
      Problem(
        file: $0.diagnostic.file, line: $0.diagnostic.line, column: $0.diagnostic.column,
        message: $0.diagnostic.message, missing: $0.missing, nearest: $0.nearest)
    }
    remarks = check.remarks.map {
      Problem(file: $0.file, line: $0.line, column: $0.column, message: $0.message)
    }
    excerpts = check.problems.map(\.diagnostic.excerpt)
  }

  var text: String {
    var lines = remarks.map { "\($0.file):\($0.line):\($0.column): note: \($0.message)" }
    for (problem, excerpt) in zip(problems, excerpts) {
      lines.append("\(problem.file):\(problem.line):\(problem.column): \(problem.message)")
      lines += excerpt.map { "    " + $0 }
    }
    return (lines + [summary]).joined(separator: "\n")
  }

  private var summary: String {
    let what = files.count == 1 ? files[0] : "\(files.count) files"
    if compiles { return "\(what): \(files.count == 1 ? "compiles" : "compile") here" }
    let number = problems.count == 1 ? "1 error" : "\(problems.count) errors"
    return "\(what): \(number)"
  }
}
