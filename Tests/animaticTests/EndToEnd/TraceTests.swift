import Foundation
import Testing

@testable import animatic

/// `animatic trace`, run as a process.
@Suite struct TraceTests {
  private let folder: Scratch
  private let tool: Tool

  init() throws {
    folder = try Scratch()
    tool = Tool(folder: folder)
    try folder.paint("a.png", .red)
    try folder.paint("b.png", .green)
  }

  /// Where layers are at the times of the articles' tables, computed from their start and end values
  /// and UIKit's curves.
  @Test(arguments: Motion.all)
  func aLayerIsWhereItsCurveSays(_ motion: Motion) throws {
    try folder.write(motion.scene, as: "scene.yml")
    let times = motion.rows.map { String($0.time) }.joined(separator: ",")

    let run = try tool.run("trace", "scene.yml", "--at", times, "--json")

    #expect(run.talk.isEmpty)
    let trace = try JSONDecoder().decode(Trace.self, from: Data(run.data))
    #expect(trace.moments.map(\.time) == motion.rows.map { ($0.time * 1e6).rounded() / 1e6 })
    for (moment, row) in zip(trace.moments, motion.rows) {
      let layer = try #require(moment.layers.first { $0.path.hasSuffix(motion.layer) })
      let values = motion.values(layer)
      #expect(values.count == row.values.count)
      for (value, expected) in zip(values, row.values) {
        #expect(abs(value - expected) <= motion.tolerance, "at \(row.time) s: \(values)")
      }
    }
  }

  /// What is left of a transition takes its share of the time; here after 0.4 s in a finger's hand.
  @Test(arguments: [
    (
      "{tabs: [a, b]}", "{select: b, transition: TabSlide, driven: {to: 60%, over: 0.4s}", true,
      0.16
    ),
    (
      "{tabs: [a, b]}", "{select: b, transition: TabSlide, driven: {to: 30%, over: 0.4s}", false,
      0.12
    ),
    ("a", "{present: b, transition: FlipPresent, driven: {to: 60%, over: 0.4s}", true, 0.32),
    ("a", "{present: b, transition: FlipPresent, driven: {to: 40%, over: 0.4s}", false, 0.32),
  ])
  func whatIsLeftTakesItsShareOfTheTime(
    root: String, step: String, finishes: Bool, rest: Double
  ) throws {
    let expected = finishes ? "finished" : "cancelled"
    try folder.write(Motion.scene(root, "\(step), expect: \(expected)}"), as: "scene.yml")

    let run = try tool.run("trace", "scene.yml", "--at", "0", "--json")

    #expect(run.talk.isEmpty)
    let trace = try JSONDecoder().decode(Trace.self, from: Data(run.data))
    #expect(abs(trace.duration - (0.4 + rest)) < 1e-9)
  }

  @Test func whatIsHiddenIsLeftOutUnlessAllIsAskedFor() throws {
    try folder.write("screens: {a: a.png}\nroot: {navigation: a}\n", as: "scene.yml")

    let some = try tool.run("trace", "scene.yml", "--at", "0").text
    let all = try tool.run("trace", "scene.yml", "--at", "0", "--all").text

    #expect(!some.contains("UINavigationBar"))
    #expect(all.contains("UINavigationBar"))
    #expect(all.contains("hidden"))
  }

  @Test(
    arguments: [
      ("{navigation: page}", true), ("{navigation: page, bar: hidden}", false),
      ("{navigation: shot}", false), ("{navigation: shot, bar: shown}", true),
      ("{tabs: [{navigation: page, bar: hidden}]}", false),
      ("{tabs: [{navigation: shot}, page]}", false), ("{tabs: [{navigation: page}, shot]}", true),
    ] as [(String, Bool)])
  func aNavigationBarShowsUnlessItIsHidden(root: String, shows: Bool) throws {
    let screens = "screens: {shot: a.png, page: {view: [{label: Hi}]}}"
    try folder.write("\(screens)\nroot: \(root)\n", as: "scene.yml")

    let run = try tool.run("trace", "scene.yml", "--at", "0")

    #expect(run.status == 0)
    #expect(run.text.contains("UINavigationBar") == shows)
  }

  @Test func screensAreNamedAndAnglesHaveTheirAxis() throws {
    try folder.write(Motion.flip, as: "scene.yml")

    let lines = try tool.run("trace", "scene.yml", "--at", "0.4").text.split(separator: "\n")
      .map { $0.split(separator: " ").joined(separator: " ") }

    #expect(lines[0] == "scene.yml: 0.8 s")
    #expect(lines[1] == "at 0.4 s")
    #expect(lines[2] == "layer position size translation scale rotation opacity")
    #expect(lines.contains("a 0 333.5 375 667 y -61.618° 1"))
  }

  @Test func whatATransformMovesIsATranslation() throws {
    try folder.write(
      """
      screens: {a: a.png, b: b.png}
      root: {navigation: a}
      script: [{push: b, transition: AsidePush}]

      """, as: "scene.yml")

    let lines = try tool.run("trace", "scene.yml", "--at", "500ms").text.split(separator: "\n")
      .map { $0.split(separator: " ").joined(separator: " ") }

    #expect(lines.contains("a 4 3 8 6 -4 0 1"), "\(lines)")
  }

  @Test func timesAreRoundNumbers() throws {
    try folder.write(
      "screens: {a: a.png}\nroot: a\nscript: [{hold: 0.1s}, {hold: 0.7s}, {hold: 1.5s}]\n",
      as: "scene.yml")

    let run = try tool.run("trace", "scene.yml", "--at", "end", "--json")

    #expect(run.text.contains("\"duration\":2.3,"))
    #expect(run.text.contains("\"time\":2.3}"))
  }

  @Test func timesComeInTheirOrderAndOnce() throws {
    try folder.write(Motion.flip, as: "scene.yml")

    let run = try tool.run("trace", "scene.yml", "--at", "end,50%,0,400ms", "--json")
    let trace = try JSONDecoder().decode(Trace.self, from: Data(run.data))

    #expect(trace.duration == 0.8)
    #expect(trace.moments.map(\.time) == [0, 0.4, 0.8])
  }

  @Test(arguments: [
    (["--at", "soon"], "'--at' takes times like 0,0.1,200ms,50%,end, not 'soon'"),
    (["--at", "-1%"], "'--at' takes times like 0,0.1,200ms,50%,end, not '-1%'"),
    (["--at", "--json"], "'--at' needs a value: a word"),
    (
      ["--at", "0,0.9"],
      "'--at' asks for 0.9 s, but the scene is over after 0.8 s; give 'end' for its last moment"
    ),
    (["--at", "0", "--fps", "9"], "'--at' and '--fps' both say when; give one"),
    (["--jsn"], "'trace' has no option '--jsn'; the nearest is '--json'"),
    (["other.yml"], "'trace' has no use for 'other.yml'"),
  ])
  func aWrongCommandLineEndsWith64(words: [String], sentence: String) throws {
    try folder.write(Motion.flip, as: "scene.yml")
    let run = try tool.run(["trace", "scene.yml"] + words)

    #expect(run.status == 64)
    #expect(run.talk == "animatic: error: \(sentence)\n")
  }
}
