import Testing

@testable import animatic

@Suite @MainActor struct RequestTests {
  @Test(arguments: [
    ["scene.yml"], ["scenes/a"], ["-"], ["-o", "film.gif", "scene.yml"], ["--fps=9", "a.yml"],
    ["-j2", "a.yml"],
    ["PushScale", "--from", "a.png", "--to", "b.png"],
  ])
  func whatIsRenderedNeedsNoCommand(words: [String]) throws {
    guard case .command(let command) = try Request(words) else {
      Issue.record("\(words) is not a command")
      return
    }
    #expect(command is Render)
  }

  @Test(arguments: [
    ("rendr", "there is no command 'rendr'; the nearest is 'render'"),
    ("pushscale", "there is no command 'pushscale'; the nearest is 'PushScale'"),
    (
      "film",
      "there is no command 'film'; there are 'render', 'list', 'still', 'strip', 'curve', "
        + "'encode', 'trace', 'inspect' and 'check'"
    ),
    ("--hlep", "there is no option '--hlep' without a command; the nearest is '--help'"),
    ("-v", "there is no option '-v' without a command; there are '--help' and '--version'"),
  ])
  func anUnknownWordGetsTheNearestKnownOne(word: String, sentence: String) {
    #expect(throws: UsageError(sentence)) { try Request([word]) }
  }
}
