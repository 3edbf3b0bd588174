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
