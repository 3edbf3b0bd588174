import Foundation
import FrameCoding
import Raster
import Testing

@testable import animatic

/// What a film that `animatic render` made shows, and for how long.
@Suite struct FilmTests {
  private let folder: Scratch
  private let tool: Tool

  init() throws {
    folder = try Scratch()
    tool = Tool(folder: folder)
  }

  private func write(hold: String, output: String) throws {
    try folder.paint("a.png", .red, width: 20, height: 30)
    try folder.paint("b.png", .green, width: 20, height: 30)
    try folder.write(
      """
      screens: {a: a.png, b: b.png}
      root: {navigation: a}
      script: [{hold: \(hold)}, {push: b, transition: CrossFade}]
      output: \(output)
      """, as: "scene.yml")
  }

  /// The cross fade takes 0.35 s, so the film without its last hold `hold` + 0.35 s.
  @Test(arguments: [
    ("0s", "{fps: 50}", 35 + 80), ("0.3s", "{fps: 50}", 65 + 80), ("333ms", "{fps: 50}", 68 + 80),
    ("0.3s", "{fps: 30}", 65 + 80), ("0.3s", "{fps: 24, hold: 0s}", 65 + 0),
    ("0.3s", "{fps: 33.3, hold: 1.5s}", 65 + 150), ("0.3s", "{fps: 50, hold: 20ms}", 65 + 2),
    ("111ms", "{fps: 12.5, hold: 0.25s}", 46 + 25), ("0.3s", "{fps: 120}", 65 + 80),
  ])
  func delaysAddUpToTheFilmAndItsHold(hold: String, output: String, total: Int) throws {
    try write(hold: hold, output: output)

    let run = try tool.run("render", "scene.yml")

    let film = try GIFInspection(folder.bytes("scene.gif"))
    #expect(run.status == 0)
    #expect(film.duration == total)
    #expect(film.frames.allSatisfy { $0.delay >= 2 })
    #expect(run.talk.contains(" \(film.frames.count) frames, "))
  }

  @Test func aFilmPlaysAsOftenAsItsSceneSays() throws {
    try write(hold: "0s", output: "{loop: 3}")

    _ = try tool.run("render", "scene.yml")

    #expect(try GIFInspection(folder.bytes("scene.gif")).loopCount == 2)
  }

  @Test func everyTransitionLeadsFromOneScreenshotToTheOther() throws {
    try folder.paint("a.png", .red, width: 100, height: 120)
    try folder.paint("b.png", .green, width: 100, height: 120)
    let catalog = try JSONDecoder().decode(
      Catalog.self, from: Data(tool.run("list", "--json").data))
    #expect(catalog.transitions.count >= 9)

    for name in catalog.transitions.map(\.name) {
      let run = try tool.run(
        "render", name, "--from", "a.png", "--to", "b.png", "-o", "film.gif", "--fps", "10")
      let frames = try GIFFile.decode(folder.bytes("film.gif"))

      #expect(run.status == 0)
      #expect(frames.first?.bitmap[50, 60] == .red, "\(name)")
      #expect(frames.last?.bitmap[50, 60] == .green, "\(name)")
    }
  }

  @Test(arguments: [(1, 1), (1, 40), (7, 5), (33, 47)])
  func aScreenshotOfAnySizeIsTheFilmsFirstAndLastPicture(width: Int, height: Int) throws {
    try folder.paint("a.png", .red, width: width, height: height)
    try folder.paint("b.png", .green, width: width, height: height)

    let run = try tool.run("render", "PushScale", "--from", "a.png", "--to", "b.png")

    let frames = try GIFFile.decode(folder.bytes("PushScale.gif"))
    #expect(run.status == 0)
    #expect(frames.first?.bitmap == .plain(.red, width: width, height: height))
    #expect(frames.last?.bitmap == .plain(.green, width: width, height: height))
  }

  @Test func whatHappensToAScreenshotOfAnotherSizeIsSaid() throws {
    try folder.paint("a.png", .red, width: 20, height: 30)
    try folder.paint("b.png", .green, width: 30, height: 20)

    let run = try tool.run("render", "PushScale", "--from", "a.png", "--to", "b.png")

    let last = try #require(GIFFile.decode(folder.bytes("PushScale.gif")).last)
    #expect(run.status == 0)
    #expect(
      run.talk.hasPrefix(
        "animatic: warning: b.png is 30×20 pixels and is scaled to fill 20×30; its sides are cut off\n"
      ))
    #expect(last.bitmap == .plain(.green, width: 20, height: 30))
  }

  /// At a quarter turn a page is a line, which shows nothing.
  @Test func aFlipShowsOneOfItsFacesAtATime() throws {
    try folder.write(
      """
      canvas: {size: 375x667, scale: 2}
      screens:
        a: {view: [{box: , frame: [0, 0, 375, 667], background: red}]}
        b: {view: [{box: , frame: [0, 0, 375, 667], background: green}]}
      root: a
      script:
        - present: b
          style: fullScreen
          transitionStyle: flipHorizontal
        - hold: 0.1s
        - dismiss:
      """, as: "scene.yml")

    _ = try tool.run("render", "scene.yml", "--fps", "10", "--width", "375")

    let frames = try GIFFile.decode(folder.bytes("scene.gif"))
    #expect(frames.count > 12)
    for frame in frames {
      let row = (0..<375).map { frame.bitmap[$0, 333] }
      #expect(!row.contains(.red) || !row.contains(.green))
    }
  }

  @Test func barsStayWhileThePageMoves() throws {
    for (name, color) in [("a", Pixel.red), ("b", .green)] {
      try folder.paint("\(name).png", color, width: 40, height: 60)
    }
    try folder.write(
      """
      screens: {a: {image: a.png, bars: {top: 10, bottom: 5}}, b: b.png}
      root: {navigation: a}
      script: [{push: b, transition: PushScale}]
      """, as: "scene.yml")

    _ = try tool.run("render", "scene.yml", "--fps", "5")

    let middle = try GIFFile.decode(folder.bytes("scene.gif"))[1].bitmap
    #expect(middle[20, 11] == .red)
    #expect(middle[20, 32] == .green)
    #expect(middle[20, 54] == .red)
    for y in [9, 55] {
      // Where they are not the same, the old bars fade into the new ones.
      let shares = [16, 8].map { middle[20, y].word >> $0 & 0xFF }
      #expect(shares.allSatisfy { (120...135).contains($0) }, "\(shares)")
    }
  }
}

private struct Catalog: Decodable {
  struct Row: Decodable {
    var name: String
  }

  var transitions: [Row]
}
