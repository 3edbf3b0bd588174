import Foundation
import FrameCoding
import Raster
import Testing
import Transitions

@testable import animatic

/// `animatic render`, run as a process: which films are made, and where they go.
@Suite struct RenderTests {
  private let folder: Scratch
  private let tool: Tool

  init() throws {
    folder = try Scratch()
    tool = Tool(folder: folder)
    try folder.paint("a.png", .red, width: 20, height: 30)
    try folder.paint("b.png", .green, width: 20, height: 30)
    for name in ["one", "two"] {
      try folder.write(
        """
        screens: {a: a.png, b: b.png}
        root: {navigation: a}
        script: [{push: b, transition: PushScale}]
        output: {fps: 10}
        """, as: "\(name).yml")
    }
  }

  @Test func aSceneBecomesAFilmBesideIt() throws {
    let run = try tool.run("one.yml")

    #expect(run.status == 0)
    #expect(run.data.isEmpty)
    #expect(run.talk == "one.gif: 20×30 pixels, 5 frames, 1.2 s\n")
    #expect(try GIFInspection(folder.bytes("one.gif")).frames.map(\.delay) == [10, 10, 10, 10, 80])
  }

  @Test(arguments: TransitionCatalog.all.map(\.name))
  func everyTransitionFilmsPicturesOfEverySize(transition: String) throws {
    for (width, height) in [(1, 1), (3, 50), (61, 2)] {
      try folder.paint("small.png", .red, width: width, height: height)
      let run = try tool.run(
        "render", transition, "--from", "small.png", "--to", "small.png", "-o", "small.gif",
        "--fps", "5")

      #expect(run.status == 0, "\(width)×\(height): \(run.talk)")
    }
  }

  @Test func aMagicMoveOfScreenshotsIsSaidToFade() throws {
    let run = try tool.run("render", "MagicMovePush", "--from", "a.png", "--to", "b.png")

    #expect(run.status == 0)
    #expect(
      run.talk.hasPrefix(
        "animatic: warning: MagicMovePush: at 0.3 s: MagicMovePush finds no picture that flies"))
  }

  @Test func labelsOfTabsThatScreenshotsHideAreWarnedOf() throws {
    try folder.write(
      "screens: {a: a.png, b: b.png}\nroot: {tabs: [a, {screen: b, title: B}]}\n", as: "tabs.yml")

    let run = try tool.run("tabs.yml")

    #expect(run.status == 0)
    #expect(run.talk.contains("tabs.yml:2:27: the title and the icon of this tab aren't seen"))
  }

  @Test func aSceneIsLookedForWhereItLies() throws {
    try folder.write(folder.bytes("one.yml"), as: "scenes/deep.yml")
    try folder.paint("scenes/a.png", .red, width: 20, height: 30)
    try folder.paint("scenes/b.png", .green, width: 20, height: 30)

    #expect(try tool.run("render", "scenes/deep.yml").status == 0)
    #expect(try !folder.bytes("scenes/deep.gif").isEmpty)
  }

  @Test func filmsGoIntoAFolder() throws {
    let run = try tool.run("render", "one.yml", "two.yml", "-o", "films/new", "--width", "10")

    #expect(run.status == 0)
    #expect(try folder.names(in: "films/new") == ["one.gif", "two.gif"])
    #expect(try GIFInspection(folder.bytes("films/new/two.gif")).width == 10)
  }

  @Test func aFilmHasAsManyFilesAsAreAskedFor() throws {
    let run = try tool.run("render", "one.yml", "-o", "x.gif", "-o", "y.png")

    #expect(run.status == 0)
    #expect(run.talk.split(separator: "\n").map { $0.prefix { $0 != ":" } } == ["x.gif", "y/"])
    #expect(try folder.bytes("x.gif").prefix(6) == Array("GIF89a".utf8)[...])
    #expect(
      try folder.names(in: "y")
        == ["0001.png", "0002.png", "0003.png", "0004.png", "0005.png", "frames.json"])
  }

  @Test func formatsAreWrittenBesideEachOther() throws {
    #expect(try tool.run("render", "one.yml", "--format", "gif,png").status == 0)

    #expect(try folder.content.filter { $0.hasPrefix("one") } == ["one", "one.gif", "one.yml"])
  }

  @Test func standardOutputTakesTheSameBytes() throws {
    let run = try tool.run("render", "one.yml", "-o", "-")
    _ = try tool.run("render", "one.yml")

    #expect(run.status == 0)
    #expect(try run.data == folder.bytes("one.gif"))
  }

  @Test func aSceneMayComeFromStandardInput() throws {
    let run = try tool.run("render", "-", "-o", "in.gif", input: folder.bytes("one.yml"))
    _ = try tool.run("render", "one.yml")

    #expect(run.status == 0)
    #expect(try folder.bytes("in.gif") == folder.bytes("one.gif"))
  }

  @Test func coresDoNotChangeTheBytes() throws {
    for (cores, name) in [("1", "alone"), ("2", "both"), ("5", "many")] {
      _ = try tool.run("render", "one.yml", "two.yml", "-o", name, "-j", cores)
    }

    let film = try folder.bytes("alone/one.gif")
    #expect(!film.isEmpty)
    for name in ["alone/two", "both/one", "both/two", "many/one"] {
      #expect(try folder.bytes(name + ".gif") == film)
    }
  }

  @Test(
    arguments: [
      ("two", ["two.gif"], 0), ("t*", ["two.gif"], 0), ("*.gif", ["one.gif", "two.gif"], 0),
      ("[ot]??", ["one.gif", "two.gif"], 0), ("three", [], 4),
    ] as [(String, [String], Int32)])
  func onlyWhatIsCalledSoIsMade(pattern: String, films: [String], status: Int32) throws {
    let run = try tool.run("render", "one.yml", "two.yml", "--only", pattern)

    #expect(run.status == status)
    #expect(try folder.content.filter { $0.hasSuffix(".gif") } == films)
    if films.isEmpty { #expect(run.talk == "animatic: error: no film is called 'three'\n") }
  }

  @Test func whatWasDoneIsToldInJSON() throws {
    let run = try tool.run("render", "one.yml", "none.yml", "--json")

    #expect(run.status == 2)
    #expect(
      run.text == """
        {"failures":[{"exitCode":66,"message":"none.yml does not exist; check the path"}],\
        "films":[{"file":"one.gif","format":"gif","frames":5,"height":30,"seconds":1.2,"width":20}]}

        """)
  }
}
