import Foundation

/// The page about what UIKit has and Animatic lacks.
struct Page {
  static let path = "docs/unsupported.md"

  let names: [AppleName]
  let missing: [AppleName]
  let differences: [Difference]

  /// - Parameter executable: The path of a tool that was built with Animatic's modules.
  init(of checkout: URL, beside executable: String) throws {
    let table = checkout.appending(path: "Sources/list-unsupported/names.tsv")
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    let symbols = try ModuleSymbols(beside: executable, searching: folders.map(String.init))
    names = AppleName.all(in: try String(contentsOf: table, encoding: .utf8))
    missing = names.filter { !symbols.has($0.name) }
    differences = try Sources(of: checkout).differences
  }
}

extension Page {
  var text: String {
    let sample = names.filter(\.isInSample)
    let lacking = missing.filter(\.isInSample)
    let types = missing.filter(\.isType)
    return """
      # What UIKit has and Animatic lacks

      Made by `make unsupported` from the sources; a test fails when it isn't what they say.

      ## Names that are not here

      Whoever uses one hears of it by its name and line: from `animatic check FILE.swift`, and from the compiler. Of the \(sample.count) names that a sample of transitions' code uses (699 files of 194 public repositories), \(lacking.count) are not here; the number behind a name says in how many of the files it is. Those without a number are in none of them, or were not counted.

      Types:

      \(Self.list(types))

      Members:

      \(Self.list(missing.filter { !$0.isType }))

      ## What is here and differs

      What can't be loaded by its name (a symbol, a picture, a font, a nib, a storyboard's scene) is nil or empty, and a warning says so: `animatic render` prints it, `animatic trace` has it in the log, and so has `film.log.warnings`.

      \(sections)

      """
  }

  private static func list(_ names: [AppleName]) -> String {
    names.map { "`\($0.name)`" + ($0.files.map { $0 > 0 ? " (\($0))" : "" } ?? "") }
      .joined(separator: ", ")
  }

  private var sections: String {
    var folders: [String] = []
    for difference in differences where !folders.contains(difference.folder) {
      folders.append(difference.folder)
    }
    return folders.map { folder in
      let lines = differences.filter { $0.folder == folder }.map(\.line)
      return "### \(Self.title(of: folder))\n\n" + lines.joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  /// `UIKit/StackViews` is "Stack views (UIKit)".
  private static func title(of folder: String) -> String {
    let parts = folder.split(separator: "/")
    guard parts.count > 1, let last = parts.last else { return folder }
    let words = last.replacing(#/([a-z])([A-Z])/#) { "\($0.1) \($0.2.lowercased())" }
    return "\(words) (\(parts[0]))"
  }
}

extension Difference {
  fileprivate var line: String {
    "- " + names.map { "`\($0)`" }.joined(separator: ", ") + ": " + sentence
  }

  /// Without "Unlike Apple's" where it goes on without it.
  private var sentence: String {
    let rest = text.trimmingPrefix("Unlike Apple's, ")
    let clauses = ["which ", "whose ", "where "]
    guard rest.count < text.count, !clauses.contains(where: rest.hasPrefix) else { return text }
    return rest.prefix(1).uppercased() + rest.dropFirst()
  }
}
