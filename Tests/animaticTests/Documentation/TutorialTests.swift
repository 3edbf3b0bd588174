import Foundation
import Testing

/// `docs/your-own-transition.md`, followed from its beginning to its end.
@Suite struct TutorialTests {
  /// A fenced block of the page.
  private struct Block {
    /// `sh`, `swift`, `yaml`; empty for what a command says.
    var language: String
    var text: String

    /// The name that a file has in its first line.
    var fileName: String? {
      text.firstMatch(of: /^(?:\/\/|#) (\S+\.(?:swift|yml))\n/).map { String($0.1) }
    }
  }

  /// The page's screenshots are of a phone. Smaller ones are filmed faster, in fewer frames.
  private static let (width, height) = (75, 133)

  private static func withoutSizes(_ text: String) -> String {
    text.replacing(/\d+×\d+ pixels, \d+ frames/, with: "a film")
  }

  private static func blocks() throws -> [Block] {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let page = try String(
      contentsOf: root.appending(path: "docs/your-own-transition.md"), encoding: .utf8)
    return page.matches(of: /(?ms)^```(\w*)\n(.*?)^```$/).map {
      Block(language: String($0.1), text: String($0.2))
    }
  }

  @Test func everyCommandDoesWhatThePageSays() throws {
    let folder = try Scratch()
    let tool = Tool(folder: folder)
    try folder.paint("list.png", .red, width: Self.width, height: Self.height)
    try folder.paint("detail.png", .green, width: Self.width, height: Self.height)
    var (said, status): (String, Int32) = ("", 0)
    var commands = 0
    for block in try Self.blocks() {
      if let name = block.fileName {
        try folder.write(block.text, as: name)
      } else if block.language == "sh" {
        said = ""
        for line in block.text.split(separator: "\n") {
          let words = Words.split(String(line))
          let run = try tool.run(Array(words.dropFirst()))
          (said, status) = (said + run.talk + run.text, run.status)
          commands += 1
          let isMistake = line.contains("edge: .top")
          #expect(status == (isMistake ? 65 : 0), "\(line): \(run.talk)")
          if let output = words.firstIndex(of: "-o") {
            #expect(try !folder.bytes(words[output + 1]).isEmpty)
          }
        }
      } else if block.language.isEmpty {
        #expect(Self.withoutSizes(said) == Self.withoutSizes(block.text))
      }
    }
    #expect(commands == 11)
    #expect(try folder.content.contains("note.gif"))
  }
}
