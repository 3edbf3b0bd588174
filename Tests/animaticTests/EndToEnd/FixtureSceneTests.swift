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
}
