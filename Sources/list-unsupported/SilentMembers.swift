import Foundation

/// Members that people may set, override or call, and that nothing comes of.
struct SilentMembers {
  /// Their names, as those of differences are.
  let names: [String]

  init(_ sources: Sources) {
    let code = sources.files.map { Self.withoutComments($0.text) }.joined(separator: "\n")
    let uses = Dictionary(grouping: Self.words(in: code), by: \.self).mapValues(\.count)
    var names: [String] = []
    for file in sources.files {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      var owners: [Declaration] = []
      for index in lines.indices {
        guard let declaration = Declaration(lines[index...]) else { continue }
        while let last = owners.last, last.indentation >= declaration.indentation {
          owners.removeLast()
        }
        if Self.doesNothing(declaration, lines[index...]),
          uses[String(declaration.name.prefix { $0 != "(" })] == 1
        {
          names.append((owners.map(\.name) + [declaration.name]).joined(separator: "."))
        }
        if declaration.isType { owners.append(declaration) }
      }
    }
    self.names = names
  }

  /// Whether it has no body, is merely kept, or answers with a constant that is there to be overridden.
  private static func doesNothing(
    _ declaration: Declaration, _ lines: ArraySlice<Substring>
  ) -> Bool {
    guard declaration.isPublic, let line = lines.first else { return false }
    // The line in which the body begins, if it does.
    let head = lines.prefix(12).first {
      $0.contains("{") || !$0.hasSuffix(",") && !$0.hasSuffix("(")
    }
    switch declaration.keyword {
    case "func": return head?.hasSuffix("{}") == true || answersConstant(line)
    case "var":
      let isOverridable = line.contains(#/\bopen\b/#)
      return !line.contains("{") && !line.contains(" let ") && !line.contains(" weak ")
        || isOverridable && answersConstant(line)
    default: return false
    }
  }

  private static func answersConstant(_ line: Substring) -> Bool {
    line.contains("open ") && line.contains(#/\{ (?:true|false|nil|\[\]|0|\.\w+) \}$/#)
  }

  private static func withoutComments(_ text: String) -> String {
    text.split(separator: "\n").map { line in
      line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    }.joined(separator: "\n")
  }

  private static func words(in code: String) -> [String] {
    code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }
}
