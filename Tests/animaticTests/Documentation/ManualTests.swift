import Foundation
import Testing

@testable import animatic

/// `docs/cli.md` is the tool's manual.
@Suite @MainActor struct ManualTests {
  private let manual: String

  init() throws {
    manual = try Self.text("docs/cli.md")
  }

  private static func text(_ path: String) throws -> String {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// What the manual says below the heading of a command.
  private func chapter(_ command: String) throws -> Substring {
    let begin = try #require(manual.range(of: "\n## \(command)\n"), "\(command) has no chapter")
    return manual[begin.upperBound...].split(separator: "\n## ", maxSplits: 1).first ?? ""
  }

  @Test func everyCommandHasAChapterWithAnExample() throws {
    for command in Animatic.commands {
      #expect(try chapter(command.name).contains("animatic \(command.name)"))
    }
  }

  @Test func everyOptionHasARow() throws {
    // What several commands have is told once.
    let common = [
      [Slot](of: CommonOptions()), [Slot](of: SubjectOptions()), [Slot](of: LookOptions()),
      [Slot](of: FileOptions()),
    ].flatMap(\.self).flatMap(\.names)
    for command in Animatic.commands {
      let chapter = try chapter(command.name)
      for slot in [Slot](of: command.init()) where slot.form != .positional {
        let page = slot.names.allSatisfy(common.contains) ? manual[...] : chapter
        let value = slot.form == .option ? " " + slot.valueName : ""
        let names = slot.names.dropLast().map { "`\($0)`" } + ["`\(slot.names.last ?? "")\(value)`"]
        let row = "| " + names.joined(separator: ", ").replacing("|", with: "\\|") + " |"
        #expect(page.contains(row), "\(command.name) lacks \(row)")
      }
    }
  }

  @Test func everyExampleIsACommandLine() throws {
    let pages = try [manual, Self.text("README.md"), Overview.text]
    let lines =
      (pages.flatMap { $0.split(separator: "\n") }.map(String.init)
      + Animatic.commands.flatMap { $0.configuration.examples })
      .filter { $0.wholeMatch(of: /( *|.*\| )animatic .*/) != nil && !$0.hasPrefix("|") }
    #expect(lines.count > 30)

    for line in lines {
      #expect(throws: Never.self, "\(line)") { try Request(Self.words(line)) }
    }
  }

  /// The words of an example behind `animatic`, up to a pipe, a redirection or a comment.
  private static func words(_ line: String) -> [String] {
    Array(
      Words.split(line).drop { $0 != "animatic" }.dropFirst()
        .prefix { !["|", ">", "#"].contains($0) })
  }

  @Test func everyExitStatusHasARow() throws {
    let chapter = try chapter("Exit status")

    for code in ExitCode.allCases {
      #expect(chapter.contains("| \(code.rawValue) |"), "\(code)")
    }
  }
}

/// A line of a shell, taken apart.
enum Words {
  /// At blanks that stand in no single quotes, which go.
  static func split(_ line: String) -> [String] {
    var words = [""]
    var isQuoted = false
    for character in line {
      switch character {
      case "'": isQuoted.toggle()
      case " " where !isQuoted: words.append("")
      default: words[words.count - 1].append(character)
      }
    }
    return words.filter { !$0.isEmpty }
  }
}
