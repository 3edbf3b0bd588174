import Foundation
import Testing

/// The scenes in `fixtures/scenes`, which the README's films are made of.
@Suite struct FixtureSceneTests {
  private static let folder = URL(filePath: #filePath)
    .appending(path: "../../../../fixtures/scenes").standardized

  private static func scenes() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".yml") }
  }

  @Test(arguments: try scenes())
  func itPlaysToItsEndWithoutAWarning(_ scene: String) throws {
    let path = Self.folder.appending(path: scene).path

    let run = try Tool(folder: Scratch()).run("trace", path, "--at", "end")

    #expect(run.status == 0)
    #expect(run.talk.isEmpty, "\(run.talk)")
    #expect(run.text.contains("\n\nat "))
  }

  @Test func theGalleryListsEachOfThem() throws {
    let gallery = try String(
      contentsOf: Self.folder.appending(path: "../../docs/gallery.md"), encoding: .utf8)
    let listed = gallery.split(separator: "\n").filter { $0.hasPrefix("| [") }.map { line in
      String(line.dropFirst("| [".count).prefix { $0 != "]" }) + ".yml"
    }

    #expect(try listed.sorted() == Self.scenes())
  }

  @Test func eachOfTheArticlesDemosIsAScene() throws {
    let gallery = try String(
      contentsOf: Self.folder.appending(path: "../../docs/gallery.md"), encoding: .utf8)
    let rows = gallery.split(separator: "\n").map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }.filter { $0.count == 3 && $0[0].wholeMatch(of: /00[0-4]-[a-i]/) != nil }

    #expect(
      rows.map { $0[0] } == [
        "000-a", "000-b", "000-c", "000-d", "000-e", "000-f", "000-g", "000-h", "000-i", "001-a",
        "001-b", "001-c", "002-a", "002-b", "002-c", "002-d", "002-e", "002-f", "003-a", "003-b",
        "004-a", "004-b", "004-c",
      ])
    let scenes = try Set(Self.scenes())
    for row in rows {
      for scene in row[2].split(separator: ", ") {
        #expect(scenes.contains("\(scene).yml"), "\(row[0])")
      }
    }
  }
}
