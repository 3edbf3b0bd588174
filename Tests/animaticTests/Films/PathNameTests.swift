import Foundation
import Testing

@testable import animatic

@Suite struct PathNameTests {
  @Test(arguments: [
    ("a/b.tar.gz", "a/", "b.tar", "gz"), ("film.gif", "", "film", "gif"),
    ("a.b/c", "a.b/", "c", ""),
    (".hidden", "", ".hidden", ""), ("/x.yml", "/", "x", "yml"),
  ])
  func aPathIsTakenApart(path: String, folder: String, stem: String, ending: String) {
    #expect(PathName(path).folder == folder)
    #expect(PathName(path).stem == stem)
    #expect(PathName(path).extension == ending)
  }

  @Test(arguments: [
    ("a.gif", "/w/a.gif"), ("./b/../a.gif", "/w/a.gif"), ("/x//y/./z", "/x/y/z"), ("../../..", "/"),
  ])
  func twoSpellingsOfAPathAreEqual(path: String, absolute: String) {
    #expect(PathName(path).absolute(from: "/w").text == absolute)
  }

  @Test func aPathIsSeenFromAFolder() {
    #expect(PathName("a.png").relative(to: "scenes").text == "scenes/a.png")
    #expect(PathName("/a.png").relative(to: "scenes").text == "/a.png")
    #expect(PathName("a.png").relative(to: "").text == "a.png")
    #expect(PathName("x/a.yml").replacingExtension(by: "gif").text == "x/a.gif")
  }
}

@Suite struct RealPathTests {
  @Test func pathsThroughLinksEndAtTheirFile() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let files = FileManager.default
    try files.createDirectory(
      at: folder.appendingPathComponent("d"), withIntermediateDirectories: true)
    defer { #expect(throws: Never.self) { try files.removeItem(at: folder) } }
    try Data().write(to: folder.appendingPathComponent("d/a.png"))
    try files.createSymbolicLink(
      atPath: folder.path + "/l.gif", withDestinationPath: "d/a.png")
    try files.createSymbolicLink(atPath: folder.path + "/e", withDestinationPath: "d")
    func real(_ path: String) -> PathName { PathName(path).real(from: folder.path) }

    #expect(real("l.gif") == real("d/a.png"))
    #expect(real("e/new.gif") == real("d/new.gif"))
    #expect(real("e/deep/new.gif") == real("d/deep/new.gif"))
    #expect(real("d/b.png") != real("d/a.png"))
  }
}
