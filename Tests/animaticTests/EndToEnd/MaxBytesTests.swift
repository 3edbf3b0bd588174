import Foundation
import FrameCoding
import ImageFiles
import Raster
import Testing

@testable import animatic

/// Films that are to have so many bytes.
@Suite struct MaxBytesTests {
  private let folder: Scratch
  private let tool: Tool

  init() throws {
    folder = try Scratch()
    tool = Tool(folder: folder)
    for number in 0..<6 {
      try folder.write(PNGFile.encode(Self.picture(number)), as: "frames/\(number).png")
    }
    try folder.write(PNGFile.encode(Self.picture(0)), as: "a.png")
    try folder.write(PNGFile.encode(Self.picture(4)), as: "b.png")
    try folder.write(
      """
      screens: {a: a.png, b: b.png}
      root: {navigation: a}
      script: [{push: b, transition: PushScale}]
      output: {fps: 25}
      """, as: "scene.yml")
  }

  /// More colours than a palette has, other ones in each picture.
  private static func picture(_ number: Int) -> Bitmap {
    var bitmap = Bitmap(width: 24, height: 24)
    for y in 0..<24 {
      for x in 0..<24 {
        bitmap[x, y] = Pixel(
          red: UInt8((x * 10 + number * 17) % 256), green: UInt8((y * 10 + number * 5) % 256),
          blue: UInt8((x * y + number * 31) % 256))
      }
    }
    return bitmap
  }

  private func size(_ name: String) throws -> Int { try folder.bytes(name).count }

  @Test func aFilmThatFitsIsTheSameAsWithoutALimit() throws {
    _ = try tool.run("encode", "frames", "-o", "plain.gif")
    let limit = try size("plain.gif")

    let run = try tool.run("encode", "frames", "-o", "o.gif", "--max-bytes", "\(limit)")

    #expect(run.talk == "o.gif: 24×24 pixels, 6 frames, 0.24 s\n")
    #expect(try folder.bytes("o.gif") == folder.bytes("plain.gif"))
  }

  @Test("A third of the bytes: colours and frames go, the last picture and all of the time stay")
  func encodeGivesUpColoursAndFrames() throws {
    _ = try tool.run("encode", "frames", "-o", "plain.gif", "--hold", "1")
    let limit = try size("plain.gif") / 3

    let run = try tool.run(
      "encode", "frames", "-o", "o.gif", "-o", "o.png", "--hold", "1", "--max-bytes", "\(limit)",
      "--json")
    let report = try JSONDecoder().decode([String: [FilmReport]].self, from: Data(run.data))
    let film = try GIFInspection(folder.bytes("o.gif"))

    #expect(run.status == 0, "\(run.talk)")
    #expect(try size("o.gif") <= limit)
    #expect(run.talk.contains("o.gif: 24×24 pixels, "))
    #expect(run.talk.contains("; to fit, "))
    #expect(report["films"]?.map(\.file) == ["o.gif", "o/"])
    #expect(report["films"]?[0].gaveUp?.colors == 32)
    #expect(report["films"]?[0].gaveUp?.fps != nil)
    #expect(report["films"]?[0].gaveUp?.width == nil)
    #expect(film.duration == 124)
    #expect(film.frames.count < 6)
    let last = try #require(try GIFFile.decode(folder.bytes("o.gif")).last)
    #expect(Self.difference(last.bitmap, Self.picture(5)) < 40)
    #expect(try folder.names(in: "o").count == 7)
  }

  private static func difference(_ one: Bitmap, _ other: Bitmap) -> Double {
    func green(_ pixel: Pixel) -> Double { Double(pixel.word >> 8 & 0xFF) }
    var sum = 0.0
    for y in 0..<24 {
      for x in 0..<24 {
        sum += abs(green(one[x, y]) - green(other[x, y]))
      }
    }
    return sum / 576
  }

  @Test func renderGivesUpItsSizeAtLast() throws {
    _ = try tool.run("render", "scene.yml", "-o", "plain.gif")
    let limit = try size("plain.gif") / 4

    let run = try tool.run("render", "scene.yml", "-o", "o.gif", "--max-bytes", "\(limit)")
    let film = try GIFInspection(folder.bytes("o.gif"))

    #expect(run.status == 0, "\(run.talk)")
    #expect(film.byteCount <= limit)
    #expect(film.width == 18)
    #expect(run.talk.contains(" \(film.width) pixels wide\n"), "\(run.talk)")
    #expect(film.duration == (try GIFInspection(folder.bytes("plain.gif")).duration))
  }

  @Test func theBytesAreTheSameForEveryNumberOfCores() throws {
    _ = try tool.run("render", "scene.yml", "-o", "1.gif", "--max-bytes", "3kB", "-j1")
    _ = try tool.run("render", "scene.yml", "-o", "3.gif", "--max-bytes", "3kB", "-j3")

    #expect(try folder.bytes("1.gif") == folder.bytes("3.gif"))
    #expect(try size("1.gif") <= 3000)
  }

  @Test(arguments: [["encode", "frames"], ["render", "scene.yml"]])
  func whatCannotFitIsSaidWithTheLeastSizeAndNothingIsWritten(words: [String]) throws {
    let before = try folder.content

    let run = try tool.run(words + ["-o", "new/o.gif", "--max-bytes", "200"])

    #expect(run.status == 73)
    let least = try #require(
      run.talk.firstMatch(of: #/the film takes (\d+) bytes with all given up /#))
    #expect(try #require(Int(least.1)) > 200)
    #expect(
      run.talk.contains("and is to have 200 at most; allow it more, or make it shorter or smaller"))
    #expect(try folder.content == before)
  }

  @Test(arguments: [
    ("2MB", 2_000_000), ("500kB", 500_000), ("500 KB", 500_000), ("1.5MiB", 1_572_864),
    ("64KiB", 65_536), ("100000", 100_000), ("12b", 12), ("0", nil), ("MB", nil), ("-1kB", nil),
    ("2GB", nil), ("2 M B", nil), ("", nil),
  ])
  func aSizeIsReadAsPeopleSayIt(word: String, count: Int?) {
    #expect(ByteCount(argument: word)?.count == count)
  }

  @Test(
    "The second comes 10 ms after the first and goes; the third stands long enough, the last stays")
  func picturesThatComeTooSoonGiveTheirTimeToTheOneBefore() throws {
    var list = try FrameList(inputs: ["a.png", "b.png", "c.png", "d.png", "e.png"], fps: 10)
    for (index, duration) in [0.01, 0.02, 0.2, 0.01, 0.5].enumerated() {
      list.entries[index].duration = duration
    }

    let thinned = list.thinned(to: 10)

    #expect(thinned.entries.map(\.path) == ["a.png", "c.png", "d.png", "e.png"])
    #expect(thinned.entries.map { ($0.duration * 100).rounded() } == [3, 20, 1, 50])
    #expect(list.thinned(to: 100) == list)
  }
}
