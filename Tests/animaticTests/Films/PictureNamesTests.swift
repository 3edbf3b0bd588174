import Testing

@testable import animatic

@Suite struct PictureNamesTests {
  @Test(arguments: [
    ("x.png", 1, ["x.png"]), ("out/x.PNG", 2, ["out/x-1.PNG", "out/x-2.PNG"]),
    ("out/", 1, ["out/push.png"]), ("out", 2, ["out/push-1.png", "out/push-2.png"]),
    ("a.b/x.y.png", 1, ["a.b/x.y.png"]),
  ])
  func severalPicturesHaveNumbers(word: String, count: Int, paths: [String]) {
    let names = PictureNames(word: word, ending: "png")

    #expect(names.targets(count: count, stem: "push") == paths.map(OutputTarget.file))
  }

  @Test func tenPicturesAreInOrderForAShell() {
    let names = PictureNames(word: "x.png", ending: "png").targets(count: 10, stem: "")

    #expect(names.first == .file("x-01.png"))
    #expect(names.last == .file("x-10.png"))
  }

  @Test func aDashIsStdout() {
    let names = PictureNames(word: "-", ending: "svg")

    #expect(names.targets(count: 1, stem: "push") == [.standardOutput])
  }
}
