import Foundation
import FrameCoding
import ImageFiles
import Raster
import Testing

@testable import animatic

/// What `render` and `encode` are asked of a film's file.
@Suite @MainActor struct FileOptionTests {
  private let folder: Scratch
  private let tool: Tool

  init() throws {
    folder = try Scratch()
    tool = Tool(folder: folder)
  }

  private func options(_ words: [String]) throws -> GIFOptions {
    let command = try Encode.parse(["a.png", "-o", "a.gif"] + words)
    return command.file.wish.gif(loop: 0)
  }

  @Test func whatIsLeftOutIsAsUsual() throws {
    #expect(try options([]) == GIFOptions())
  }

  @Test func everyOptionReachesTheEncoder() throws {
    let words = "--loop 3 --quality 40 --speed best --colors 17 --dither full".split(separator: " ")

    #expect(
      try options(words.map(String.init))
        == GIFOptions(
          repetition: .times(3), quality: 40, speed: .best, colors: 17, dither: .full))
    #expect(try options(["--lossless", "--speed=fast"]).isLossless)
  }

  @Test(arguments: [
    (["--quality", "0"], "'--quality' takes 1 to 100, not '0'"),
    (["--colors", "257"], "'--colors' takes 2 to 256, not '257'"),
    (["--colors", "1"], "'--colors' takes 2 to 256, not '1'"),
    (["--loop", "-1"], "'--loop' takes 0 to 65535, not '-1'"),
    (["--speed", "slow"], "'--speed' takes one of fast, default, best, not 'slow'"),
    (["--dither", "floyd"], "'--dither' takes one of none, smooth, full, not 'floyd'"),
    (["--matte", "bleu"], "'bleu' is not a colour; the nearest is 'blue'"),
    (
      ["--lossless", "--colors", "9"],
      "'--lossless' and '--colors' contradict each other; give one of them"
    ),
    (
      ["--lossless", "--max-bytes", "1MB"],
      "'--lossless' and '--max-bytes' contradict each other; give one of them"
    ),
    (
      ["--max-bytes", "2 PB"],
      "'--max-bytes' takes a size like 2MB, 500kB, 1.5MiB or 100000, not '2 PB'"
    ),
    (
      ["--lossless", "--quality", "100"],
      "'--lossless' and '--quality' contradict each other; give one of them"
    ),
  ])
  func whatCannotBeIsRefused(words: [String], sentence: String) {
    #expect(throws: UsageError(sentence)) { try options(words) }
    #expect(throws: UsageError(sentence)) { try Render.parse(["scene.yml"] + words) }
  }

  @Test func anOptionThatNoFilmHasAUseForIsRefused() throws {
    let sentence = "'--colors' goes with 'gif'; no film is written as that"

    #expect(throws: UsageError(sentence)) {
      try Encode.parse(["a.png", "-o", "a.png", "--colors", "9"])
    }
    #expect(throws: Never.self) {
      try Encode.parse(["a.png", "-o", "a.png", "-o", "b.gif", "--colors", "9"])
    }

    try folder.paint("a.png", .red)
    try folder.write("{screens: {a: a.png}, root: a}", as: "scene.yml")
    let run = try tool.run("render", "scene.yml", "-o", "film.png", "--colors", "9")

    #expect(run.status == 64)
    #expect(run.talk == "animatic: error: \(sentence)\n")
  }

  @Test func aFilmPlaysAsOftenAsTheCommandLineSaysWhateverItsScene() throws {
    try folder.paint("a.png", .red)
    try folder.paint("b.png", .blue)
    try folder.write(
      """
      screens: {a: a.png, b: b.png}
      root: {navigation: a}
      script: [{hold: 0.1s}, {push: b, transition: none}, {hold: 0.1s}]
      output: {loop: 3}
      """, as: "scene.yml")

    _ = try tool.run("render", "scene.yml", "-o", "a.gif")
    _ = try tool.run("render", "scene.yml", "-o", "b.gif", "--loop", "5")
    _ = try tool.run("encode", "a.png", "b.png", "-o", "c.gif", "--loop", "1")

    let loops = try ["a.gif", "b.gif", "c.gif"].map {
      try GIFInspection(folder.bytes($0)).loopCount
    }
    #expect(loops == [2, 4, nil])
  }

  @Test func aFrameOfTooManyColoursEndsALosslessFilm() throws {
    try folder.paint("1.png", .red, width: 20, height: 20)
    var many = Bitmap(width: 20, height: 20)
    for y in 0..<20 {
      for x in 0..<20 { many[x, y] = Pixel(red: UInt8(x * 12), green: UInt8(y * 12), blue: 9) }
    }
    try folder.write(PNGFile.encode(many), as: "2.png")

    let run = try tool.run("encode", "1.png", "2.png", "-o", "o.gif", "--lossless")

    #expect(run.status == 65)
    #expect(run.talk.hasPrefix("animatic: error: frame 2 has more than 256 colours"))
    #expect(try folder.content == ["1.png", "2.png"])
  }

  @Test("Half clear red on blue is purple, in a PNG too; without a matte only a GIF has a ground")
  func aMatteLiesBehindWhatIsClear() throws {
    try folder.paint("a.png", Pixel(red: 128, green: 0, blue: 0, alpha: 128))
    let purple = Pixel(red: 128, green: 0, blue: 127)

    let run = try tool.run(
      "encode", "a.png", "-o", "m.gif", "-o", "m.png", "--matte", "#00f")
    _ = try tool.run("encode", "a.png", "-o", "o.gif", "-o", "o.png")

    #expect(run.status == 0, "\(run.talk)")
    #expect(try GIFFile.decode(folder.bytes("m.gif"))[0].bitmap[0, 0] == purple)
    #expect(try ImageFile.read(path: folder.url.path + "/m/0001.png")[0, 0] == purple)
    #expect(
      try GIFFile.decode(folder.bytes("o.gif"))[0].bitmap[0, 0]
        == Pixel(red: 255, green: 127, blue: 127))
    #expect(
      try ImageFile.read(path: folder.url.path + "/o/0001.png")[0, 0]
        == Pixel(red: 128, green: 0, blue: 0, alpha: 128))
  }

  @Test func withoutAMatteAGIFIsClearToo() throws {
    try folder.paint("a.png", Pixel(red: 64, green: 0, blue: 0, alpha: 128))
    try folder.paint("b.png", Pixel(red: 60, green: 0, blue: 0, alpha: 120))
    try folder.write(
      "{screens: {b: b.png}, root: b, canvas: {background: clear, matte: red}}", as: "scene.yml")

    let run = try tool.run(
      "encode", "a.png", "b.png", "-o", "o.gif", "-o", "o.y4m", "--matte", "none")
    let scene = try tool.run(
      "render", "scene.yml", "-o", "film.gif", "-o", "film.png", "--matte", "none")

    #expect(run.status == 0 && scene.status == 0, "\(run.talk)\(scene.talk)")
    let shown = try GIFFile.decode(folder.bytes("o.gif")).map { $0.bitmap[0, 0] }
    #expect(shown == [Pixel(red: 128, green: 0, blue: 0), Pixel(word: 0)])
    #expect(try GIFFile.decode(folder.bytes("film.gif"))[0].bitmap[3, 3] == Pixel(word: 0))
    #expect(try ImageFile.read(path: folder.url.path + "/film/0001.png")[3, 3].alpha == 120)
  }

  @Test func aMatteLiesBehindAClearCanvas() throws {
    try folder.paint("a.png", Pixel(red: 0, green: 0, blue: 0, alpha: 0))
    try folder.write(
      "{screens: {a: a.png}, root: a, canvas: {background: clear}}", as: "scene.yml")

    let run = try tool.run("render", "scene.yml", "-o", "film.gif", "--matte", "#0000ff")

    #expect(run.status == 0, "\(run.talk)")
    #expect(try GIFFile.decode(folder.bytes("film.gif"))[0].bitmap[3, 3] == .blue)
  }
}
