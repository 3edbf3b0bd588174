import Foundation
import Testing

@testable import animatic

/// Each file of `fixtures/broken` is a scene that must fail. Its name says what is wrong, its first line
/// the exit status and the line and column that are blamed.
@Suite struct BrokenSceneTests {
  struct Fixture: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var path: String
    var status: Int32
    var place: String

    init(_ file: URL) throws {
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      let words = text.prefix { $0 != "\n" }.split(separator: " ")
      try #require(words.count == 4 && words[0] == "#" && words[2] == "at", "\(file.path)")
      testDescription = file.deletingPathExtension().lastPathComponent
      path = file.path
      status = try #require(Int32(words[1]))
      place = String(words[3])
    }

    static let folder = URL(filePath: #filePath).appending(path: "../../../../fixtures/broken")
      .standardized

    static func all() throws -> [Fixture] {
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .filter { $0.hasSuffix(".yml") }
        .map { try Fixture(folder.appending(path: $0)) }
    }
  }

  @Test(arguments: try Fixture.all())
  func itIsBlamedAtItsPlaceAndLeavesNothing(_ fixture: Fixture) throws {
    let folder = try Scratch()
    let before = try FileManager.default.contentsOfDirectory(atPath: Fixture.folder.path).sorted()

    let run = try Tool(folder: folder).run("render", fixture.path, "-o", "films/")

    #expect(run.status == fixture.status)
    #expect([65, 66].contains(run.status))
    #expect(run.talk.hasPrefix("\(fixture.path):\(fixture.place): "), "\(run.talk)")
    #expect(run.talk.split(separator: "\n").count == 1)
    #expect(run.data.isEmpty)
    #expect(try folder.content.isEmpty)
    let after = try FileManager.default.contentsOfDirectory(atPath: Fixture.folder.path).sorted()
    #expect(after == before)
  }

  @Test func thereAreMany() throws {
    #expect(try Fixture.all().count >= 30)
  }
}
