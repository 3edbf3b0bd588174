import Foundation
import Testing

@testable import animatic

/// What `animatic render` does when something is wrong.
@Suite struct RenderFailureTests {
  private let folder: Scratch
  private let tool: Tool

  init() throws {
    folder = try Scratch()
    tool = Tool(folder: folder)
    try folder.paint("a.png", .red, width: 20, height: 30)
    try folder.write("screens: {a: a.png}\nroot: a\n", as: "good.yml")
    try folder.write("screens: {a: a.png}\nroot: a\n", as: "fine.yml")
    try folder.write("screens:\n  a: b.png\nroot: a\n", as: "lost.yml")
    try folder.write("screens: {a: a.png}\nrot: a\n", as: "wrong.yml")
  }

  @Test(
    arguments: [
      (
        "lost.yml", 66, "lost.yml:2:6: b.png does not exist; check the path; the nearest is 'a.png'"
      ),
      ("wrong.yml", 65, "wrong.yml:2:1: unknown key 'rot' in the scene; the nearest is 'root'"),
      (
        "a.png", 65,
        "animatic: error: a.png is a picture, not a scene; two are filmed with 'animatic render PushScale --from a.png --to b.png'"
      ),
      ("none.yml", 66, "animatic: error: none.yml does not exist; check the path"),
      ("including.yml", 66, "including.yml:1:10: none.yml can't be read; check the path"),
      (
        "large.yml", 65,
        "large.yml:2:16: a film of 20000×10 pixels is too large: 16384 a side and 67108864 altogether are the limit; make it smaller, or give --width"
      ),
      (
        "wide.yml", 65,
        "wide.yml:3:17: a film of 20000×20000 pixels is too large: 16384 a side and 67108864 altogether are the limit; make it smaller, or give --width"
      ),
    ] as [(String, Int32, String)])
  func aLoneFilmEndsWithItsOwnStatus(scene: String, status: Int32, sentence: String) throws {
    try folder.write("include: none.yml\nroot: a\n", as: "including.yml")
    try folder.write(
      "screens: {a: {view: []}}\ncanvas: {size: 10000x5}\nroot: a\n", as: "large.yml")
    try folder.write(
      "screens: {a: {view: []}}\nroot: a\noutput: {width: 20000}\ncanvas: {size: 9x9}\n",
      as: "wide.yml")
    let before = try folder.content
    let run = try tool.run("render", scene)

    #expect(run.status == status)
    #expect(run.talk == sentence + "\n")
    #expect(try folder.content == before)
  }

  @Test func aFailingFilmDoesNotStopTheOthers() throws {
    let run = try tool.run("render", "good.yml", "lost.yml", "wrong.yml", "fine.yml")

    #expect(run.status == 2)
    #expect(try folder.content.filter { $0.hasSuffix(".gif") } == ["fine.gif", "good.gif"])
    #expect(
      run.talk.split(separator: "\n").map { $0.prefix { $0 != ":" } }
        == ["wrong.yml", "good.gif", "lost.yml", "fine.gif"])
  }

  @Test func aFailingFilmLeavesTheOldOne() throws {
    try folder.write("the old film", as: "lost.gif")

    #expect(try tool.run("render", "lost.yml").status == 66)
    #expect(try folder.bytes("lost.gif") == Array("the old film".utf8))
  }

  @Test func aPlaceThatCannotBeWrittenOutweighsOtherFailures() throws {
    let run = try tool.run("render", "good.yml", "lost.yml", "-o", "a.png/films/")

    #expect(run.status == 73)
    #expect(run.talk.contains("a.png is not a folder, so that nothing can be written into it;"))
  }

  @Test func whatIsNoFolderIsSaidToBeNone() throws {
    let run = try tool.run("render", "good.yml", "-o", "/dev/null")

    #expect(run.status == 73)
    #expect(
      run.talk
        == "animatic: error: /dev/null is not a folder, so that nothing can be written into it; name a "
        + "folder, or a file with an extension\n")
  }

  @Test(arguments: [
    (
      ["good.yml", "fine.yml", "-o", "film.gif"],
      "two films would be written to film.gif: of good and of fine"
    ),
    (["good.yml", "./good.yml"], "two films would be written to ./good.gif: of good and of good"),
    (
      ["good.yml", "-o", "a.png", "--format", "gif", "-o", "a.gif"],
      "two films would be written to a.gif: of good and of good"
    ),
    (
      ["good.yml", "-o", "-", "--format", "png"], "a film in the format 'png' is a folder of files"
    ),
    (["good.yml", "--fps", "0"], "'--fps' takes more than 0, up to 1000, not '0'"),
    (["good.yml", "--scale", "1", "--width", "9"], "'--scale' and '--width' both say how large"),
    (["good.yml", "--widht", "9"], "'render' has no option '--widht'; the nearest is '--width'"),
    (["good.yml", "--width", "wide"], "'--width' takes a whole number, not 'wide'"),
    (["good.yml", "--width"], "'--width' needs a value: a whole number"),
    (["good.yml", "--fps", "-1"], "'--fps' takes more than 0, up to 1000, not '-1'"),
    (["good.yml", "-j", "0"], "'--jobs' takes 1 to 256, not '0'"),
    (["good.yml", "--width", "16385"], "'--width' takes 1 to 16384, not '16385'"),
    (["good.yml", "--scale", "0.01"], "'--scale' takes 0.05 to 8, not '0.01'"),
    (["good.yml", "-o", ""], "'--output' takes a file or a folder, not ''"),
    (["good.yml", "--format", "gfi"], "there is no format 'gfi'; the nearest is 'gif'"),
    (["good.yml", "--from", "a.png"], "a transition needs both --from and --to"),
    (
      ["PushScal", "--from", "a.png", "--to", "a.png"],
      "no transition is named 'PushScal'; the nearest is 'PushScale'"
    ),
    (["PushScale"], "'PushScale' is a transition; give it two screenshots"),
    ([], "'render' needs a scene file, a transition or a Swift file"),
  ])
  func aWrongCommandLineEndsWith64(words: [String], sentence: String) throws {
    let before = try folder.content
    let run = try tool.run(["render"] + words)

    #expect(run.status == 64)
    #expect(run.talk.hasPrefix("animatic: error: " + sentence), "\(run.talk)")
    #expect(try folder.content == before)
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["film.gif", "film.png", "new/films/"])
  func anInterruptedFilmLeavesNothingBehind(film: String) async throws {
    try folder.paint("large.png", .red, width: 400, height: 400)
    try folder.write(
      "screens: {a: large.png}\nroot: a\nscript: [{hold: 600s}]\n", as: "long.yml")
    let before = try folder.content
    let process = try tool.start(["render", "long.yml", "-o", film])
    while try folder.content == before, process.isRunning {
      try await Task.sleep(for: .milliseconds(5))
    }
    process.interrupt()
    process.waitUntilExit()

    #expect(process.terminationStatus == 130)
    #expect(try folder.content == before)
  }
}
