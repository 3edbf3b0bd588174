import Foundation
import Testing

@testable import animatic

/// `animatic inspect` and what all commands have, run as processes.
@Suite struct InspectTests {
  private let folder: Scratch
  private let tool: Tool

  init() throws {
    folder = try Scratch()
    tool = Tool(folder: folder)
    try folder.paint("a.png", .red)
    try folder.paint("b.png", .green)
    _ = try tool.run("encode", "a.png", "b.png", "-o", "film.gif", "--fps", "5", "--loop", "3")
  }

  @Test func aFilmIsTold() throws {
    let run = try tool.run("inspect", "film.gif")
    let lines = run.text.split(separator: "\n").map(String.init)

    #expect(run.status == 0)
    #expect(lines[0].hasPrefix("film.gif: 8×6 pixels, 2 frames, 40 cs, plays 3 times, "))
    #expect(lines[1] == "frame  delay  rectangle  palette           disposal  bytes")
    #expect(lines[4] == "palettes: for all 4, 2 unused")
    #expect(lines[5].hasPrefix("bytes: header 14, palettes 12, frame heads 36, image data "))
    #expect(lines.count == 6)
  }

  @Test func oneFrameIsOne() throws {
    _ = try tool.run("encode", "a.png", "-o", "one.gif")

    let text = try tool.run("inspect", "one.gif").text
    #expect(text.hasPrefix("one.gif: 8×6 pixels, 1 frame, 4 cs, "))
  }

  @Test func aFilmIsToldInJSON() throws {
    let run = try tool.run("inspect", "-", "--json", input: folder.bytes("film.gif"))
    let report = try JSONDecoder().decode(Report.self, from: Data(run.data))

    #expect(run.status == 0)
    #expect(report.file == "-")
    #expect((report.width, report.height) == (8, 6))
    #expect((report.duration, report.frameCount) == (40, 2))
    #expect(report.loop == 2)
    #expect(report.frames.map(\.delay) == [20, 20])
    #expect(try folder.bytes("film.gif").count == report.bytes)
  }

  @Test func whatIsNoGIFEndsWith65() throws {
    let run = try tool.run("inspect", "a.png")

    #expect(run.status == 65)
    #expect(run.data.isEmpty)
    #expect(run.talk.hasPrefix("animatic: error: a.png is not a whole GIF: "))
  }

  @Test func whatCanBeReadOfABrokenFileIsToldWithWhatIsBroken() throws {
    let whole = try folder.bytes("film.gif")
    try folder.write(Array(whole.dropLast(2)), as: "cut.gif")

    let run = try tool.run("inspect", "cut.gif")
    let report = try JSONDecoder().decode(
      Report.self, from: Data(tool.run("inspect", "cut.gif", "--json").data))

    let fault = "byte \(whole.count - 2): the file ends within the picture of frame 2"
    #expect(run.status == 65)
    #expect(run.text.hasSuffix("\nbroken: \(fault)\n"))
    #expect(run.talk == "animatic: error: cut.gif is not a whole GIF: \(fault)\n")
    #expect(report.frames.map(\.delay) == [20, 20])
    #expect(report.faults.map(\.offset) == [whole.count - 2])
  }

  @Test func aMissingFileEndsWith66() throws {
    #expect(try tool.run("inspect", "c.gif").status == 66)
  }

  @Test func helpIsDataAndBeginsWithExamples() throws {
    let all = try tool.run("--help")
    let one = try tool.run("inspect", "--help")

    #expect(all.status == 0)
    #expect(all.text.contains("EXAMPLES\n  animatic scene.yml\n"))
    #expect(one.status == 0)
    #expect(one.text.contains("\n\nEXAMPLES\n  animatic inspect film.gif\n"))
    #expect(try tool.run("help", "inspect").text == one.text)
  }

  @Test func theVersionIsData() throws {
    #expect(try tool.run("--version").text == "animatic \(Animatic.version)\n")
  }

  @Test func talkIsColouredOnlyWhenAsked() throws {
    #expect(try !tool.run("inspect", "c.gif").talk.contains("\u{1B}"))
    #expect(try tool.run("inspect", "c.gif", "--color", "always").talk.contains("\u{1B}[31m"))
  }
}

private struct Report: Decodable {
  struct Image: Decodable {
    var delay: Int
  }

  struct Fault: Decodable {
    var offset: Int
  }

  var file: String
  var faults: [Fault]
  var width: Int, height: Int, duration: Int, frameCount: Int, bytes: Int
  var loop: Int?
  var frames: [Image]
}
