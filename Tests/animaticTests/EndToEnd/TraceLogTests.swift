import Foundation
import Testing

@testable import animatic

/// The log of `animatic trace`, run as a process.
@Suite struct TraceLogTests {
  private let folder: Scratch
  private let tool: Tool

  private static let push = """
    screens: {a: a.png, b: b.png}
    root: {navigation: a}
    script:
      - hold: 0.3s
      - push: b
        transition: PushScale

    """

  init() throws {
    folder = try Scratch()
    tool = Tool(folder: folder)
    try folder.paint("a.png", .red)
    try folder.paint("b.png", .green)
    try folder.write(Self.push, as: "push.yml")
  }

  @Test func eachStepHasItsCallsAndEachInstantItsTimeOnce() throws {
    let run = try tool.run("trace", "push.yml")

    #expect(run.status == 0)
    #expect(run.talk.isEmpty)
    let script = run.text.components(separatedBy: "\n\n— ").dropFirst()
    #expect(
      script.map { "— " + $0 } == [
        "— step 1: hold 0.3 s, line 4, 0 to 0.3 s —",
        """
        — step 2: push b with PushScale, line 5, 0.3 to 0.7 s, finished —
        0.300  delegate    scene                   animationControllerFor push → PushScale
               delegate    scene                   interactionControllerFor PushScale → nil
               appearance  a                       viewWillDisappear(true)
               appearance  b                       viewDidLoad()
               appearance  b                       viewWillAppear(true)
               delegate    scene                   willShow b
               context     PushScale               animateTransition(using:), a to b
               appearance  b                       viewIsAppearing(true)
        0.700  context                             completeTransition(true)
               appearance  a                       viewDidDisappear(true)
               appearance  b                       viewDidAppear(true)
               context     PushScale               animationEnded(true)
               delegate    scene                   didShow b
               completion                          a to b finished

        """,
      ])
  }

  @Test func blocksThatWereHandedOverAreThereAsTheyRun() throws {
    try folder.write(
      """
      canvas: {size: 375x667}
      screens: {a: a.png, page: {controller: LetGoScreen}}
      root: {navigation: [a, page]}
      script: [{drag: {from: [1%, 50%], to: [80%, 50%], over: 0.5s}}]

      """, as: "blocks.yml")

    let lines = try tool.run("trace", "blocks.yml").text.split(separator: "\n")
      .map { $0.split(separator: " ").joined(separator: " ") }

    let end = lines.firstIndex { $0.hasSuffix("finishInteractiveTransition()") }
    #expect(end.map { lines[$0 + 1] } == "block coordinator notifyWhenInteractionChanges")
  }

  @Test func programsGetEveryCallWithItsStep() throws {
    struct Report: Decodable {
      struct Call: Decodable, Equatable {
        var step: Int
        var time: Double
        var kind: String
        var subject: String
        var call: String
        var answer: String?
      }
      struct Step: Decodable, Equatable {
        var number: Int
        var text: String
        var line: Int
        var start: Double
        var end: Double
      }
      struct Moment: Decodable {}
      var log: [Call]?
      var steps: [Step]?
      var moments: [Moment]?
    }
    func report(_ words: String...) throws -> Report {
      let run = try tool.run(["trace", "push.yml", "--json"] + words)
      return try JSONDecoder().decode(Report.self, from: Data(run.data))
    }

    let log = try report()
    #expect(
      log.steps == [
        Report.Step(number: 1, text: "hold 0.3 s", line: 4, start: 0, end: 0.3),
        Report.Step(number: 2, text: "push b with PushScale", line: 5, start: 0.3, end: 0.7),
      ])
    #expect(
      log.log?.last
        == Report.Call(
          step: 2, time: 0.7, kind: "completion", subject: "", call: "a to b finished"))
    #expect(log.log?.first?.step == 0)
    #expect(
      log.log?.first { $0.step == 2 }
        == Report.Call(
          step: 2, time: 0.3, kind: "delegate", subject: "scene",
          call: "animationControllerFor push", answer: "PushScale"))
    #expect(log.moments == nil)

    let layers = try report("--at", "0,end")
    #expect(layers.log == nil)
    #expect(layers.steps == nil)
    #expect(layers.moments?.count == 2)

    let both = try report("--fps", "10", "--log")
    #expect(both.log == log.log)
    #expect(both.moments?.count == 8)
  }

  @Test func aSceneThatFailsIsLoggedUpToThere() throws {
    let scene = Self.push + "  - present: a\n    transition: none\n  - push: b\n"
    try folder.write(scene, as: "scene.yml")

    let log = try tool.run("trace", "scene.yml")

    #expect(log.status == 65)
    #expect(log.talk.hasPrefix("scene.yml:9:5: no navigation stack is showing"))
    #expect(log.text.contains("\n\n— step 4: push b, line 9, from 0.7 s on —\n"))
    let layers = try tool.run("trace", "scene.yml", "--at", "0")
    #expect(layers.status == 65)
    #expect(layers.data.isEmpty)
  }

  @Test func tapsTellWhoHeardThem() throws {
    try folder.write(
      """
      screens:
        a:
          view: [{button: Open, id: open, frame: [20, 100, 90, 44]}]
          right: Edit
        b: {view: []}
      root: {tabs: [{navigation: a}, {navigation: b}]}
      script: [{tap: open}, {tap: [60, 620]}, {tap: [280, 640]}]

      """, as: "scene.yml")

    let lines = try tool.run("trace", "scene.yml").text.split(separator: "\n")
      .map { $0.split(separator: " ").drop { $0.contains(".") }.joined(separator: " ") }

    #expect(lines.contains("action UIButton(open) touchUpInside → nobody"))
    #expect(lines.contains("delegate scene shouldSelect UINavigationController(b) → true"))
    #expect(lines.contains("appearance UINavigationController(a) viewWillDisappear(false)"))
    #expect(lines.contains("delegate scene didSelect UINavigationController(b)"))
  }

  @Test func hiddenLayersAreAskedForWithLayers() throws {
    let run = try tool.run("trace", "push.yml", "--all")

    #expect(run.status == 64)
    #expect(run.talk == "animatic: error: '--all' is about layers; give '--at', too\n")
  }
}
