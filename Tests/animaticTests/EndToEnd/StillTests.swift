import Foundation
import ImageFiles
import Raster
import Testing

@testable import animatic

/// `animatic still`, run as a process.
@Suite struct StillTests {
  private let folder: Scratch
  private let tool: Tool

  /// 0.3 s of rest and 0.4 s of motion.
  private static let push = """
    screens: {a: a.png, b: b.png}
    root: {navigation: a}
    script: [{hold: 0.3s}, {push: b, transition: PushScale}]

    """

  private struct Report: Decodable {
    struct Still: Decodable, Equatable {
      var file: String
      var time: Double
      var width: Int, height: Int
    }
    var scene: String
    var stills: [Still]
  }

  init() throws {
    folder = try Scratch()
    tool = Tool(folder: folder)
    try folder.paint("a.png", .red)
    try folder.paint("b.png", .green)
    try folder.write(Self.push, as: "push.yml")
  }

  @Test func severalTimesAreNumberedInTheirOrder() throws {
    let run = try tool.run("still", "push.yml", "--at", "end,0,50%,300ms", "-o", "x.png", "--json")

    #expect(run.status == 0)
    let report = try JSONDecoder().decode(Report.self, from: Data(run.data))
    #expect(report.scene == "push.yml")
    #expect(report.stills.map(\.file) == ["x-1.png", "x-2.png", "x-3.png", "x-4.png"])
    #expect(report.stills.map(\.time) == [0, 0.3, 0.35, 0.7])
    #expect(
      try folder.content == [
        "a.png", "b.png", "push.yml", "x-1.png", "x-2.png", "x-3.png", "x-4.png",
      ])
    #expect(
      run.talk == """
        x-1.png: 8×6 pixels, at 0 s
        x-2.png: 8×6 pixels, at 0.3 s
        x-3.png: 8×6 pixels, at 0.35 s
        x-4.png: 8×6 pixels, at 0.7 s

        """)
    let first = try picture("x-1.png")
    #expect(first[4, 3] == .red)
    #expect(try picture("x-4.png")[4, 3] == .green)
  }

  @Test func aStillIsTheFilmsFrame() throws {
    _ = try tool.run("render", "push.yml", "-o", "film.png", "--fps", "10", "--scale", "4")
    let run = try tool.run(
      "still", "push.yml", "--at", "0.3,0.4,0.5,0.6,end", "-o", "x.png", "--scale", "4")

    #expect(run.status == 0)
    let frames = try (4...8).map { try picture("film/000\($0).png") }
    #expect(try (1...5).map { try picture("x-\($0).png") } == frames)
    #expect(frames[2] != frames[1])
  }

  @Test func oneTimeHasTheNameThatIsGiven() throws {
    let file = try tool.run("still", "push.yml", "--at", "0.5", "-o", "x.png", "--width", "16")
    let inFolder = try tool.run("still", "push.yml", "--at", "0", "-o", "new/stills/")
    let numbered = try tool.run("still", "push.yml", "--at", "0,end", "-o", "new")
    let piped = try tool.run("still", "push.yml", "--at", "0.5", "-o", "-", "--width", "16")

    #expect([file, inFolder, numbered, piped].map(\.status) == [0, 0, 0, 0])
    let picture = try picture("x.png")
    #expect((picture.width, picture.height) == (16, 12))
    #expect(try folder.names(in: "new") == ["push-1.png", "push-2.png", "stills"])
    #expect(try folder.names(in: "new/stills") == ["push.png"])
    #expect(try piped.data == folder.bytes("x.png"))
  }

  @Test func aTransitionIsShownWithTwoScreenshots() throws {
    let run = try tool.run(
      "still", "PushScale", "--from", "a.png", "--to", "b.png", "--at", "end", "-o", ".")

    #expect(run.status == 0)
    #expect(try picture("PushScale.png")[0, 0] == .green)
  }

  @Test func fingersCanBeLeftOut() throws {
    try folder.write(
      """
      screens: {a: {view: []}}
      root: a
      canvas: {size: 100x100}
      script: [{tap: [50, 50]}]

      """, as: "tap.yml")

    _ = try tool.run("still", "tap.yml", "--at", "0.1", "-o", "with.png")
    _ = try tool.run("still", "tap.yml", "--at", "0.1", "-o", "without.png", "--no-touches")

    let (with, without) = (try picture("with.png"), try picture("without.png"))
    #expect(with != without)
    #expect(without[without.width / 2, without.height / 2] == without[1, without.height / 2])
  }

  @Test func anotherFilmOfTheSceneIsChosenByItsName() throws {
    let outputs = "output: [{file: small.gif, width: 16}, {file: large.gif, width: 32}]\n"
    try folder.write(Self.push + outputs, as: "push.yml")

    _ = try tool.run("still", "push.yml", "--at", "0", "-o", "x.png")
    _ = try tool.run("still", "push.yml", "--at", "0", "-o", "y.png", "--only", "large*")
    let none = try tool.run("still", "push.yml", "--at", "0", "-o", "z.png", "--only", "huge")

    #expect(try [picture("x.png").width, picture("y.png").width] == [16, 32])
    #expect(none.status == 4)
    #expect(none.talk == "animatic: error: no film of push.yml is called 'huge'\n")
  }

  @Test(arguments: [
    (["-o", "x.png"], "'still' needs --at: the times, such as 0,0.2s,50%,end"),
    (["--at", "0"], "'still' needs -o: the file or folder to write"),
    (["--at", "soon", "-o", "x.png"], "'--at' takes times like 0,0.1,200ms,50%,end, not 'soon'"),
    (
      ["--at", "0,1", "-o", "x.png"],
      "'--at' asks for 1 s, but the scene is over after 0.7 s; give 'end' for its last moment"
    ),
    (["--at", "0", "-o", "x.gif"], "'x.gif' is to be written as PNG; give it '.png'"),
    (["--at", "0,end", "-o", "-"], "stdout takes one picture, not 2"),
    (["--at", "0", "-o", "-", "--json"], "stdout can take the picture or --json, not both"),
    (["--at", "0", "-o", "a.png"], "a.png is what a film is made of; name another file to write"),
    (["--at", "0", "-o", "x.png", "--from", "a.png"], "a transition needs both --from and --to"),
    (
      ["--at", "0", "-o", "x.png", "--scale", "2", "--width", "9"],
      "'--scale' and '--width' both say how large the film is; give one"
    ),
  ])
  func aWrongCommandLineEndsWith64(words: [String], sentence: String) throws {
    let before = try folder.content

    let run = try tool.run(["still", "push.yml"] + words)

    #expect(run.status == 64)
    #expect(run.talk == "animatic: error: \(sentence)\n")
    #expect(try folder.content == before)
  }

  @Test func aSceneThatFailsIsToldByItsPlaceAndNothingIsWritten() throws {
    try folder.write(Self.push + "gestures: 3\n", as: "push.yml")

    let run = try tool.run("still", "push.yml", "--at", "0", "-o", "x.png")

    #expect(run.status == 65)
    #expect(run.talk.hasPrefix("push.yml:4:11: "))
    #expect(try !folder.content.contains("x.png"))
  }

  private func picture(_ name: String) throws -> Bitmap {
    try ImageFile.decode(try folder.bytes(name), name: name)
  }
}
