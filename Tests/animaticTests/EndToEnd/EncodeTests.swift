import Foundation
import FrameCoding
import Raster
import Testing

@testable import animatic

/// `animatic encode`, run as a process.
@Suite struct EncodeTests {
  private let folder: Scratch
  private let tool: Tool

  init() throws {
    folder = try Scratch()
    tool = Tool(folder: folder)
    try folder.paint("f1.png", .red)
    try folder.paint("f2.png", .green)
    try folder.paint("f10.png", .blue)
  }

  private func delays(_ name: String) throws -> [Int] {
    try GIFInspection(folder.bytes(name)).frames.map(\.delay)
  }

  @Test func threePicturesBecomeAFilm() throws {
    let run = try tool.run("encode", "f1.png", "f2.png", "f10.png", "-o", "out.gif", "--fps", "10")

    #expect(run.status == 0)
    #expect(run.data.isEmpty)
    #expect(run.talk == "out.gif: 8×6 pixels, 3 frames, 0.3 s\n")
    #expect(try delays("out.gif") == [10, 10, 10])
  }

  @Test func whatIsToldOfAFilmIsWhatTheFileHolds() throws {
    let run = try tool.run("encode", "f1.png", "f1.png", "f2.png", "-o", "out.gif", "--fps", "10")

    #expect(run.talk == "out.gif: 8×6 pixels, 2 frames, 0.3 s\n")
    #expect(try delays("out.gif") == [20, 10])
  }

  @Test func aFolderIsTakenInNaturalOrder() throws {
    let run = try tool.run("encode", ".", "-o", "../out.gif", "--json")
    let frames = try GIFInspection(Array(Data(contentsOf: folder.outside("out.gif")))).frames

    #expect(run.status == 0)
    #expect(frames.map(\.delay) == [4, 4, 4])
    #expect(
      run.text
        == #"{"films":[{"file":"../out.gif","format":"gif","frames":3,"height":6,"seconds":0.12,"width":8}]}"#
        + "\n")
  }

  @Test func aFilmGoesToStandardOutput() throws {
    let run = try tool.run("encode", "f1.png", "f2.png", "-o", "-")

    #expect(run.status == 0)
    #expect(try GIFInspection(run.data).frames.count == 2)
  }

  @Test func twoFramesOfASecondKeepTheirTime() throws {
    let run = try tool.run(
      "encode", "f1.png", "f2.png", "-o", "o.gif", "--fps", "1", "--hold", "0.5")

    #expect(run.status == 0)
    #expect(try delays("o.gif") == [100, 150])
  }

  @Test func moreFramesThanAGIFCanShowAreWarnedOf() throws {
    let run = try tool.run(
      "encode", "f1.png", "f2.png", "f10.png", "f1.png", "-o", "o.gif", "--fps", "100")

    #expect(run.status == 0)
    #expect(run.talk.contains("a gif shows 50 frames a second at most, not 100;"))
    #expect(try delays("o.gif").reduce(0, +) == 4)
    #expect(try delays("o.gif").allSatisfy { $0 >= 2 })
  }

  @Test(
    arguments: [
      ("out.apng", [0x89, 0x50, 0x4E, 0x47]), ("out.webp", Array("RIFF".utf8)),
      ("out.y4m", Array("YUV4MPEG2 W8 H6 F10:1 ".utf8)),
    ] as [(String, [UInt8])])
  func anExtensionPicksTheFormat(file: String, beginning: [UInt8]) throws {
    let run = try tool.run("encode", "f1.png", "f2.png", "f10.png", "-o", file, "--fps", "10")

    #expect(run.talk == "\(file): 8×6 pixels, 3 frames, 0.3 s\n")
    #expect(try folder.bytes(file).starts(with: beginning))
  }

  @Test func aVideoForAPipeHasTheRateOfItsPictures() throws {
    _ = try tool.run("encode", "f1.png", "f2.png", "f10.png", "-o", "seq.png", "--fps", "40")
    let run = try tool.run("encode", "seq", "-o", "-", "--format", "y4m")

    #expect(run.status == 0)
    #expect(run.data.starts(with: "YUV4MPEG2 W8 H6 F40:1 ".utf8))
  }

  @Test func aSequenceComesBackWithItsTimes() throws {
    _ = try tool.run("encode", "f1.png", "f2.png", "-o", "seq.png", "--fps", "5", "--hold", "1")
    let run = try tool.run("encode", "seq", "-o", "o.gif")

    #expect(run.status == 0)
    #expect(try folder.content.contains("seq"))
    #expect(try delays("o.gif") == [20, 120])
  }

  @Test func everyPictureStandsAsLongAsIsSaid() throws {
    let run = try tool.run(
      "encode", "f1.png", "f2.png", "f10.png", "-o", "o.gif", "--durations", "0.1,250ms,1.5s",
      "--hold", "0.5")

    #expect(run.status == 0)
    #expect(run.talk == "o.gif: 8×6 pixels, 3 frames, 2.35 s\n")
    #expect(try delays("o.gif") == [10, 25, 200])
  }

  @Test func shortTimesAreRoundedTogetherAndWarnedOf() throws {
    let run = try tool.run(
      "encode", "f1.png", "f2.png", "f10.png", "f1.png", "-o", "o.gif", "--durations",
      "15ms,15ms,15ms,0")

    #expect(run.status == 0)
    #expect(
      run.talk.hasPrefix("animatic: warning: a gif shows a picture for 0.02 s at least; some that"))
    #expect(try delays("o.gif").reduce(0, +) == 5)
    #expect(try delays("o.gif").allSatisfy { $0 >= 2 })
    #expect(try GIFFile.decode(folder.bytes("o.gif")).last?.bitmap[0, 0] == .red)
  }

  @Test(
    arguments: [
      (["nothing.png"], 66, "nothing.png does not exist; check the path"),
      (["empty.png"], 65, "empty.png is empty; copy or export it again"),
      (["text.png"], 65, "text.png is not a picture: it is a text file; name a PNG or JPEG file"),
      (["half.png"], 65, "half.png is truncated"),
      (["bare"], 66, "bare has no PNG or JPEG files"),
      (["outer"], 66, "outer has no PNG or JPEG files; there are some in outer/inner\n"),
      (["f1.png", "large.png"], 65, "large.png is 9×6 pixels, but the film is 8×6, as f1.png"),
    ] as [([String], Int32, String)])
  func whatIsNoPictureIsExplainedAndLeavesNothing(
    inputs: [String], status: Int32, sentence: String
  ) throws {
    try folder.write("", as: "empty.png")
    try folder.write("Hello\n", as: "text.png")
    try folder.write(Array(try folder.bytes("f1.png").dropLast(20)), as: "half.png")
    try folder.write("", as: "bare/notes.txt")
    try folder.write("", as: "outer/empty/notes.txt")
    try folder.paint("outer/inner/1.png", .red)
    try folder.paint("large.png", .red, width: 9)
    try folder.write("the old film", as: "out.gif")
    let before = try folder.content

    let process = try tool.start(["encode"] + inputs + ["-o", "out.gif"])
    process.waitUntilExit()
    let talk = String(decoding: try Data(contentsOf: folder.outside("stderr")), as: UTF8.self)

    #expect(process.terminationStatus == status)
    #expect(talk.hasPrefix("animatic: error: " + sentence))
    #expect(try folder.content == before)
    #expect(try folder.bytes("out.gif") == Array("the old film".utf8))
  }

  @Test(arguments: [
    (["encode", "f1.png"], "'encode' needs -o: the film to write"),
    (["encode", "-o", "o.gif"], "'encode' needs pictures, or a folder of them"),
    (
      ["encode", "f1.png", "-o", "o.gfi"], "no format has the extension 'gfi'; the nearest is 'gif'"
    ),
    (
      ["encode", "f1.png", "-o", "o"],
      "'o' needs an extension: 'gif', 'png', 'apng', 'webp' or 'y4m'"
    ),
    (["encode", "f1.png", "-o", "o.gif", "-o", "o.gif"], "'o.gif' is given twice"),
    (["encode", "f1.png", "-o", "-", "--json"], "stdout can take the film or --json, not both"),
    (["encode", "f1.png", "-o", "o.gif", "--fps", "0"], "'--fps' takes more than 0, up to 1000"),
    (["encode", "f1.png", "-o", "o.gif", "--hold", "-1"], "'--hold' takes 0 to 600, not '-1'"),
    (["encode", "f1.png", "-o", "o.gif", "--loop", "-1"], "'--loop' takes 0 to 65535, not '-1'"),
    (["encode", "f1.png", "-o", "", "--format", "gif"], "'--output' takes a file or a folder"),
    (
      ["encode", "f1.png", "-o", "f1.png", "-o", "./f2.gif", "--format", "gif"], "f1.png is one of"
    ),
    (
      ["encode", "f1.png", "f2.png", "-o", "o.gif", "--durations", "0.1"],
      "'--durations' has 1 time for 2 pictures: f2.png is the first without one"
    ),
    (
      ["encode", "f1.png", "-o", "o.gif", "--durations", "0.1,0.2,0.3"],
      "'--durations' has 3 times for 1 picture: number 2 has no picture"
    ),
    (
      ["encode", "f1.png", "f2.png", "-o", "o.gif", "--durations", "0.1,50%"],
      "'--durations' takes times like 0.1,0.5s,200ms, up to an hour each; number 2 is '50%'"
    ),
    (
      ["encode", "f1.png", "-o", "o.gif", "--durations", "1", "--fps", "5"],
      "'--fps' and '--durations' both say how long pictures stand; give one"
    ),
    (["encoed"], "there is no command 'encoed'; the nearest is 'encode'"),
    ([], "what is to be done? Try 'animatic --help'"),
  ])
  func aWrongCommandLineEndsWith64(words: [String], sentence: String) throws {
    let process = try tool.start(words)
    process.waitUntilExit()
    let talk = String(decoding: try Data(contentsOf: folder.outside("stderr")), as: UTF8.self)

    #expect(process.terminationStatus == 64)
    #expect(talk.hasPrefix("animatic: error: " + sentence), "\(talk)")
  }

  @Test func aPlaceThatCannotBeWrittenEndsWith73() throws {
    let run = try tool.run("encode", "f1.png", "-o", "f2.png/out.gif")

    #expect(run.status == 73)
  }

  @Test(.timeLimit(.minutes(1))) func anInterruptedRunLeavesNothingBehind() async throws {
    try folder.paint("page.png", .red, width: 1000, height: 1000)
    let before = try folder.content
    let process = try tool.start(
      ["encode"] + Array(repeating: "page.png", count: 20_000) + ["-o", "out.gif"])
    while try folder.content == before, process.isRunning {
      try await Task.sleep(for: .milliseconds(5))
    }
    process.interrupt()
    process.waitUntilExit()

    #expect(process.terminationStatus == 130)
    #expect(try folder.content == before)
  }
}
