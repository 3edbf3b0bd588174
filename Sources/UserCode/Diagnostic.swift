/// What the compiler says of a place in the sources.
package struct Diagnostic: Sendable, Equatable, Codable {
  package enum Severity: String, Sendable, Codable {
    case error, warning, note
  }

  package var file: String
  /// Counted from 1; 0 where the compiler blames no line.
  package var line: Int
  /// In bytes, counted from 1.
  package var column: Int
  package var severity: Severity
  package var message: String
  /// The line of source and the marks below it.
  package var excerpt: [String] = []
}

extension Diagnostic {
  /// `file:line:column: message`; where there is no line, the file or whatever stands for it.
  package var sentence: String {
    let place = line > 0 ? "\(file):\(line):\(column): " : file.isEmpty ? "" : "\(file): "
    return place + message
  }

  /// All that stands in the compiler's output, written in LLVM's style.
  static func all(in output: String) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let next = Diagnostic(line) {
        found.append(next)
      } else if !line.isEmpty, !found.isEmpty {
        found[found.count - 1].excerpt.append(String(line))
      }
    }
    return found
  }

  /// `file:line:column: severity: message`
  private init?(_ text: Substring) {
    guard let match = text.wholeMatch(of: #/(.+?):(\d+)(?::(\d+))?: (error|warning|note): (.*)/#),
      let line = Int(match.2), let severity = Severity(rawValue: String(match.4))
    else { return nil }
    self.init(
      file: String(match.1), line: line, column: match.3.flatMap { Int($0) } ?? 1,
      severity: severity, message: String(match.5))
  }
}
