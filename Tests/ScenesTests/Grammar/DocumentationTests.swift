import Foundation
import Testing

@testable import Scenes

/// `docs/scenes.md` is the grammar's manual: each example in it is read here.
@Suite struct DocumentationTests {
  @Test(arguments: try Example.all())
  func everyExampleIsAScene(_ example: Example) throws {
    _ = try Scene(parsing: Array(example.scene.utf8), path: example.path)
  }

  @Test(arguments: [
    "screens: {a: a.png}\nroot: a\n?: 1",
    "screens: {a: a.png}\nroot: a\ncanvas: {?: 1}",
    "screens: {a: a.png}\nroot: a\noutput: {?: 1}",
    "screens: {a: {image: a.png, bars: {?: 1}}}\nroot: a",
    "screens: {a: {image: a.png, ?: 1}}\nroot: a",
    "screens: {a: {image: a.png, shared: {a: {frame: [0, 0, 1, 1], ?: 1}}}}\nroot: a",
    "screens: {a: {controller: AlongsideScreen, ?: 1}}\nroot: a",
    "screens: {a: {view: [], ?: 1}}\nroot: a",
    "screens: {a: {view: [{image: a.png, ?: 1}]}}\nroot: a",
    "screens: {a: {view: [{label: a, ?: 1}]}}\nroot: a",
    "screens: {a: {view: [{label: a, font: {?: 1}}]}}\nroot: a",
    "screens: {a: {view: [{label: a, border: {?: 1}}]}}\nroot: a",
    "screens: {a: {view: [{label: a, shadow: {?: 1}}]}}\nroot: a",
    "screens: {a: {view: [{button: a, ?: 1}]}}\nroot: a",
    "screens: {a: {view: [{list: [], ?: 1}]}}\nroot: a",
    "screens: {a: {view: [{list: [{title: a, ?: 1}]}]}}\nroot: a",
    "screens: {a: {view: [{grid: [], cell: [1, 1], ?: 1}]}}\nroot: a",
    "screens: {a: {view: [{grid: [{image: a, ?: 1}], cell: [1, 1]}]}}\nroot: a",
    "screens: {a: {view: [{?: 1}]}}\nroot: a",
    "screens: {a: a.png}\nroot: {?: a}",
    "screens: {a: a.png}\nroot: {navigation: a, ?: 1}",
    "screens: {a: a.png}\nroot: {tabs: [{screen: a, ?: 1}]}",
    "screens: {a: a.png}\nroot: {tabs: [{navigation: a, ?: 1}]}",
    "screens: {a: a.png}\nroot: a\nscript: [{?: 1}]",
    "screens: {a: a.png}\nroot: a\nscript: [{push: a, ?: 1}]",
    "screens: {a: a.png}\nroot: a\nscript: [{present: a, ?: 1}]",
    "screens: {a: a.png}\nroot: a\nscript: [{present: {navigation: a, ?: 1}}]",
    "screens: {a: a.png}\nroot: a\nscript: [{segue: a, ?: 1}]",
    "screens: {a: a.png}\nroot: a\nscript: [{unwind: a, ?: 1}]",
    "screens: {a: a.png}\nroot: a\nscript: [{pop: , driven: {to: 1%, over: 1s, ?: 1}}]",
    "screens: {a: a.png}\nroot: a\nscript: [{swipe: left, ?: 1}]",
    "screens: {a: a.png}\nroot: a\nscript: [{drag: {to: [0, 0], over: 1s, ?: 1}}]",
    "screens: {a: a.png}\nroot: a\nscript: [{pinch: {from: 1, to: 2, over: 1s, ?: 1}}]",
    "screens: {a: a.png}\nroot: a\ngestures: [{?: 1}]",
    "screens: {a: a.png}\nroot: a\ngestures: [{tap: , does: {pop: }, ?: 1}]",
  ])
  func everyKeyStandsInAnExample(_ template: String) throws {
    let text = template.replacing("?", with: "qqqqqqqqqqqq")
    let error = try #require(throws: SceneError.self) {
      try Scene(parsing: Array(text.utf8), path: "s.yml")
    }
    let keys = error.message.split(separator: "there are ").last?.split(separator: "'") ?? []
    let examples = try Example.all().map(\.scene).joined(separator: "\n")

    #expect(keys.count >= 2)
    for key in keys where key.first?.isLetter == true && key != "and" && key != " and " {
      #expect(examples.contains("\(key):"), "\(key) is not in docs/scenes.md")
    }
  }

  @Test func everyColorNameIsInTheManual() throws {
    let manual = try Example.manual()

    for color in SystemColor.allCases {
      #expect(manual.contains("`\(color.rawValue)`"), "\(color.rawValue)")
    }
  }
}

/// A block of YAML in the manual.
struct Example: CustomTestStringConvertible {
  /// What stands behind the word `yaml` of its fence.
  var mark: String
  var line: Int
  var text: String

  var testDescription: String { "line \(line)" }

  /// The block as a whole scene.
  var scene: String {
    switch mark {
    case "elements":
      "screens:\n  a:\n    view:\n"
        + text.split(separator: "\n").map { "      \($0)\n" }.joined() + "root: a\n"
    case "part":
      (text.contains("screens:") ? "" : "screens: {a: a.png, b: b.png, c: c.png}\n")
        + (text.contains("root:") ? "" : "root: a\n") + text
    default: text
    }
  }

  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  /// As if it stood among the fixtures, where there are files to include.
  var path: String { Self.root.appending(path: "fixtures/scenes.md:\(line)").path }

  static func manual() throws -> String {
    return try String(contentsOf: root.appending(path: "docs/scenes.md"), encoding: .utf8)
  }

  static func all() throws -> [Example] {
    var examples: [Example] = []
    var open: Example?
    for (index, line) in try manual().split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      if let example = open {
        if line == "```" { examples.append(example) }
        open = line == "```" ? nil : example.adding(line)
      } else if line.hasPrefix("```yaml") {
        let mark = line.dropFirst("```yaml".count).trimmingCharacters(in: .whitespaces)
        open = Example(mark: mark, line: index + 1, text: "")
      }
    }
    return examples
  }

  private func adding(_ line: Substring) -> Example {
    Example(mark: mark, line: self.line, text: text + line + "\n")
  }
}
