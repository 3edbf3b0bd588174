import Foundation
import ImageFiles
import Raster
import Testing

@testable import animatic

/// `animatic strip`, run as a process.
@Suite struct StripTests {
  private let folder: Scratch
  private let tool: Tool

  private struct Report: Decodable {
    struct Frame: Decodable {
      var time: Double
      var x: Int, y: Int, width: Int, height: Int
    }
    var file: String
    var width: Int, height: Int
    var frames: [Frame]
  }

  init() throws {
    folder = try Scratch()
    tool = Tool(folder: folder)
    try folder.paint("a.png", .red, width: 64, height: 48)
    try folder.paint("b.png", .green, width: 64, height: 48)
    try write("[{hold: 0.3s}, {push: b, transition: PushScale}]")
  }

  private func write(_ script: String) throws {
    try folder.write(
      """
      screens: {a: a.png, b: b.png}
      root: {navigation: a}
      script: \(script)

      """, as: "push.yml")
  }

  private func strip(_ words: String...) throws -> Report {
    let run = try tool.run(["strip", "push.yml", "-o", "x.png", "--json"] + words)
    #expect(run.status == 0, "\(run.talk)")
    return try JSONDecoder().decode(Report.self, from: Data(run.data))
  }

  @Test func aMovementIsShownFromItsBeginningToItsEnd() throws {
    let report = try strip()

    #expect(report.file == "x.png")
    #expect(report.frames.map(\.time) == [0.3, 0.38, 0.46, 0.54, 0.62, 0.7])
    #expect(Set(report.frames.map(\.y)).count == 1)
    let picture = try picture("x.png")
    #expect((picture.width, picture.height) == (report.width, report.height))
  }

  @Test func eachFrameHasThePixelsOfTheStill() throws {
    let report = try strip("--width", "700")

    #expect(report.width == 700)
    let strip = try picture("x.png")
    let times = report.frames.map { String($0.time) }.joined(separator: ",")
    let width = String(report.frames[0].width)
    _ = try tool.run("still", "push.yml", "--at", times, "--width", width, "-o", "still.png")
    for (number, frame) in report.frames.enumerated() {
      let still = try picture("still-\(number + 1).png")
      #expect((still.width, still.height) == (frame.width, frame.height))
      let differing = (0..<still.height).contains { y in
        (0..<still.width).contains { x in strip[frame.x + x, frame.y + y] != still[x, y] }
      }
      #expect(!differing, "at \(frame.time) s")
    }
  }

  @Test func eachMovementHasARow() throws {
    try write("[{push: b, transition: PushScale}, {hold: 1s}, {pop: , transition: PopScale}]")

    let report = try strip()

    let rows = Dictionary(grouping: report.frames, by: \.y).sorted { $0.key < $1.key }.map(\.value)
    #expect(
      rows.map { $0.map(\.time) } == [
        [0, 0.08, 0.16, 0.24, 0.32, 0.4], [1.4, 1.48, 1.56, 1.64, 1.72, 1.8],
      ])
  }

  @Test func framesAreCountedInTheTimeOfMotion() throws {
    try write("[{push: b, transition: PushScale}, {hold: 1s}, {pop: , transition: PopScale}]")

    #expect(try strip("--count", "5").frames.map(\.time) == [0, 0.2, 1.4, 1.6, 1.8])
    #expect(try strip("--at", "end,0.5,10%").frames.map(\.time) == [0.18, 0.5, 1.8])
    let rows = Dictionary(grouping: try strip("--columns", "4").frames, by: \.y)
    #expect(rows.sorted { $0.key < $1.key }.map(\.value.count) == [4, 4, 4])
  }

  @Test func whatJumpsIsShownBeforeAndAfter() throws {
    try write("[{hold: 0.3s}, {push: b, transition: none}, {hold: 1s}]")

    #expect(try strip().frames.map(\.time) == [0.29, 0.3])
  }

  @Test func whereNothingMovesOneFrameIsShown() throws {
    try write("[{hold: 0.3s}]")

    #expect(try strip().frames.map(\.time) == [0])
  }

  @Test func pixelsOfEachPointCanBeSaid() throws {
    let report = try strip("--scale", "2", "--count", "2")

    #expect(report.frames.map(\.width) == [128, 128])
  }

  @Test(arguments: [
    ([], "'strip' needs -o: the file to write"),
    (["-o", "x.jpg"], "'x.jpg' is to be written as PNG; give it '.png'"),
    (
      ["-o", "x.png", "--count", "3", "--at", "0"],
      "'--count' and '--at' both say which frames; give one"
    ),
    (
      ["-o", "x.png", "--width", "100"],
      "'--width' 100 is too little for 6 frames side by side; give more, or fewer '--columns'"
    ),
    (["-o", "a.png"], "a.png is what a film is made of; name another file to write"),
  ])
  func aWrongCommandLineEndsWith64(words: [String], sentence: String) throws {
    let run = try tool.run(["strip", "push.yml"] + words)

    #expect(run.status == 64)
    #expect(run.talk == "animatic: error: \(sentence)\n")
    #expect(try !folder.content.contains("x.png"))
  }

  private func picture(_ name: String) throws -> Bitmap {
    try ImageFile.decode(try folder.bytes(name), name: name)
  }
}
