import Foundation
import Testing

/// What becomes of films whose code is wrong: each ends alone, and says who and when.
@Suite struct CodeFailureTests {
  private let folder: Scratch
  private let tool: Tool

  init() throws {
    folder = try Scratch()
    tool = Tool(folder: folder)
    try folder.paint("a.png", .red, width: 20, height: 30)
    try folder.paint("b.png", .green, width: 20, height: 30)
  }

  private static let mistaken = """
    import UIKit

    final class Mistaken: NSObject, UIViewControllerAnimatedTransitioning {
      private let mistake: String
      private var nothing: Int?

      init(_ mistake: String) { self.mistake = mistake }

      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.2 }

      func animateTransition(using context: UIViewControllerContextTransitioning) {
        print("it begins")
        let page = context.view(forKey: .to)!
        context.containerView.addSubview(page)
        switch mistake {
        case "unwraps": page.tag = nothing!
        case "loops": while true {}
        case "exits": exit(7)
        case "recurses": page.tag = deep(1)
        case "nan": page.frame.origin.x = .nan
        default: break
        }
        page.alpha = 0
        UIView.animate(withDuration: 0.2, animations: { page.alpha = 1 }) { _ in
          if self.mistake == "divides" { page.tag = 1 / (self.nothing ?? 0) }
          if self.mistake == "forgets" { return }
          context.completeTransition(true)
          if self.mistake == "repeats" { context.completeTransition(true) }
        }
      }

      private func deep(_ depth: Int) -> Int { deep(depth + 1) + 1 }
    }

    """

  @Test func eachMistakeEndsItsOwnFilmWithASentence() throws {
    try folder.write(Self.mistaken, as: "Mistaken.swift")
    let mistakes = [
      "none", "unwraps", "loops", "exits", "recurses", "divides", "forgets", "repeats", "nan",
    ]
    for mistake in mistakes {
      try folder.write(
        """
        load: Mistaken.swift
        screens: {a: a.png, b: b.png}
        root: {navigation: a}
        script:
          - hold: 0.1s
          - push: b
            animator: Mistaken("\(mistake)")
        output: {fps: 10}
        """, as: "\(mistake).yml")
    }

    let run = try tool.run(["render"] + mistakes.map { $0 + ".yml" } + ["--timeout", "4"])

    #expect(run.status == 2)
    let begun = "at 0.1 s, after Mistaken animateTransition(using:), a to b"
    let sentences = [
      "Mistaken.swift:16: unwraps: Mistaken crashes \(begun): Unexpectedly found nil while unwrapping "
        + "an Optional value",
      "animatic: error: loops: Mistaken doesn't come back \(begun); it was stopped after 4 s",
      "animatic: error: exits: Mistaken ends the program by exit(7) \(begun)",
      "animatic: error: recurses: Mistaken crashes \(begun): a bad access, as by calls that go on for "
        + "ever",
      "animatic: error: divides: Mistaken crashes at 0.3 s, after b viewIsAppearing(true): Division by "
        + "zero",
      "forgets.yml:6:5: this step is not over after 30.4 s: nobody has completed the transition of "
        + "Mistaken that began at 0.1 s",
      "animatic: warning: repeats: at 0.3 s: completeTransition(_:) called once more by Mistaken, whose "
        + "transition was completed at 0.3 s.",
      "nan.yml:6:5: at 0.1 s, while Mistaken is at work, the position of UIWindow > ContainerView > "
        + "ContainerView > b is not a finite number",
    ]
    let lines = run.talk.split(separator: "\n").map(String.init)
    for sentence in sentences { #expect(lines.contains(sentence), "\(sentence)\n\(run.talk)") }
    #expect(lines.count { $0 == "it begins" } == mistakes.count)
    #expect(lines.count == sentences.count + mistakes.count + 2)
    #expect(
      try folder.content
        == (["Mistaken.swift", "a.png", "b.png", "none.gif", "repeats.gif"]
        + mistakes.map { $0 + ".yml" }).sorted())
  }

  @Test func whatOneFilmPrintsOrChangesReachesNoOther() throws {
    try folder.write(
      """
      import UIKit
      var count = 0
      final class Counter: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.1 }
        func animateTransition(using c: UIViewControllerContextTransitioning) {
          count += 1
          print("film number \\(count)")
          c.containerView.addSubview(c.view(forKey: .to)!)
          c.completeTransition(true)
        }
      }
      """, as: "Counter.swift")
    for name in ["one", "two"] {
      try folder.write(
        """
        load: Counter.swift
        screens: {a: a.png, b: b.png}
        root: {navigation: a}
        script: [{push: b, animator: Counter()}]
        """, as: "\(name).yml")
    }

    let run = try tool.run("render", "one.yml", "two.yml", "-j", "1")

    #expect(run.status == 0)
    #expect(
      run.talk.split(separator: "\n").prefix { !$0.hasPrefix("two") }
        == ["film number 1", "one.gif: 20×30 pixels, 1 frame, 0.8 s", "film number 1"])
  }

  @Test func anInterruptedToolTakesItsPlayersWithIt() throws {
    try folder.write(Self.mistaken, as: "Mistaken.swift")
    let process = try tool.start(
      ["render", "Mistaken.swift", "--animator", "Mistaken(\"loops\")", "--timeout", "60"])
    let players = "Mistaken(\"loops\")"
    try Self.wait { try Self.processes(naming: players).count == 2 }

    process.interrupt()
    process.waitUntilExit()

    #expect(process.terminationStatus == 130)
    try Self.wait { try Self.processes(naming: players).isEmpty }
  }

  private static func wait(until isSo: () throws -> Bool) throws {
    for _ in 0..<600 {
      if try isSo() { return }
      usleep(100_000)
    }
    Issue.record("it didn't happen within a minute")
  }

  /// Whose command lines have this word.
  private static func processes(naming word: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { name in
      let line = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") ?? Data()
      return line.split(separator: 0).contains { String(decoding: $0, as: UTF8.self) == word }
    }
  }
}
