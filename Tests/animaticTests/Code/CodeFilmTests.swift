import Foundation
import FrameCoding
import Testing

/// Films of Swift files, run as a process: what is played, and how it is named.
@Suite struct CodeFilmTests {
  private let folder: Scratch
  private let tool: Tool

  init() throws {
    folder = try Scratch()
    tool = Tool(folder: folder)
    try folder.paint("a.png", .red, width: 20, height: 30)
    try folder.paint("b.png", .green, width: 20, height: 30)
    try folder.write(Self.card, as: "Card.swift")
  }

  /// Slides in half a second from the edge that it is made with.
  static let card = """
    import UIKit

    final class Card: NSObject, UIViewControllerAnimatedTransitioning {
      enum Edge { case left, right }
      private let edge: Edge

      init(edge: Edge) {
        self.edge = edge
      }

      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.5
      }

      func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let page = context.view(forKey: .to) else { return }
        let width = context.containerView.bounds.width
        context.containerView.addSubview(page)
        page.frame.origin.x = edge == .left ? -width : width
        print("from the \\(edge)")
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear, animations: {
          page.frame.origin.x = 0
        }) { _ in
          print("Completed")
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }

    """

  @Test(arguments: [("left", -10.0), ("right", 10.0)])
  func anExpressionMakesTheAnimator(edge: String, middle: Double) throws {
    let run = try tool.run(
      "trace", "Card.swift", "--animator", "Card(edge: .\(edge))", "--from", "a.png", "--to",
      "b.png",
      "--at", "0.55", "--json")

    let trace = try JSONDecoder().decode(Trace.self, from: Data(run.data))
    let page = try #require(trace.moments.first?.layers.first { $0.path.hasSuffix("b[0]") })
    #expect(page.frame == [middle, 0, 20, 30])
  }

  @Test func whatTheCodePrintsIsOnStderrAndInTheLogAndNotInTheFilm() throws {
    let words = [
      "Card.swift", "--animator", "Card(edge: .left)", "--from", "a.png", "--to", "b.png",
    ]
    let film = try tool.run(["render"] + words + ["--fps", "10", "-o", "-"])
    let log = try tool.run(["trace"] + words)

    #expect(film.talk.hasPrefix("from the left\nCompleted\n"))
    #expect(film.data.starts(with: Array("GIF89a".utf8)))
    #expect(
      try GIFInspection(film.data).frames.map(\.delay) == [40, 10, 10, 10, 10, 110])
    let prints = log.text.split(separator: "\n").filter { $0.contains("print ") }
    #expect(
      prints.map { $0.split(separator: " ").joined(separator: " ") }
        == ["print from the left", "0.800 print Completed"])
  }

  @Test func aSceneLoadsFilesFromWhereItStands() throws {
    try folder.write(Self.card, as: "code/Sources/Card.swift")
    try folder.write(
      """
      load: Sources
      screens: {a: ../a.png, b: ../b.png}
      root: {navigation: a}
      script: [{push: b, animator: "Card(edge: .right)"}]
      output: {fps: 10}
      """, as: "code/card.yml")

    let run = try tool.run("render", "code/card.yml", "-o", "-")

    #expect(run.talk.hasPrefix("from the right\nCompleted\n"))
    #expect(run.status == 0)
  }

  @Test func theOnlyClassThatCanBeMadeIsPlayed() throws {
    try folder.write(
      Self.card + "final class Left: Card2 {}\nclass Card2: NSObject {}\n"
        + "extension Left: UIViewControllerAnimatedTransitioning {\n"
        + "  func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.1 }\n"
        + "  func animateTransition(using c: UIViewControllerContextTransitioning) {\n"
        + "    c.completeTransition(true)\n  }\n}\n", as: "Two.swift")

    let run = try tool.run("trace", "Two.swift")

    #expect(run.text.contains("step 2: push b with Left(), at 0.3 s"))
  }

  @Test func severalClassesAreListed() throws {
    let pages = (1...2).map { number in
      "class Page\(number): NSObject, UIViewControllerAnimatedTransitioning {\n"
        + "  func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 1 }\n"
        + "  func animateTransition(using c: UIViewControllerContextTransitioning) {}\n}\n"
    }
    try folder.write("import UIKit\n" + pages.joined(), as: "Pages.swift")

    let run = try tool.run("render", "Pages.swift")

    #expect(run.status == 64)
    #expect(
      run.talk
        == "animatic: error: Pages.swift: which one is to be played? --animator 'Page1()', or "
        + "--animator 'Page2()'\n")
  }

  @Test func whatNeedsArgumentsIsSaidTo() throws {
    let run = try tool.run("render", "Card.swift")

    #expect(run.status == 64)
    #expect(run.talk.contains("say with which: --animator 'Card(…)'"))
  }

  @Test func errorsAreToldWhereTheyStand() throws {
    try folder.write(Self.card + "let n: Int = Card.none\n", as: "Wrong.swift")
    try folder.write(
      """
      load: Card.swift
      screens: {a: a.png, b: b.png}
      root: {navigation: a}
      script:
        - push: b
          animator: "Card(edge: .top)"
      """, as: "top.yml")

    let wrong = try tool.run("render", "Wrong.swift", "--animator", "Card(edge: .left)")
    let scene = try tool.run("render", "top.yml")
    let option = try tool.run("render", "Card.swift", "--animator", "Card()")

    #expect(wrong.status == 65)
    #expect(wrong.talk == "Wrong.swift:29:19: type 'Card' has no member 'none'\n")
    #expect(scene.status == 65)
    #expect(
      scene.talk
        == "top.yml:6:15: in 'Card(edge: .top)': type 'Card.Edge' has no member 'top'\n")
    #expect(option.status == 65)
    #expect(option.talk == "in 'Card()': missing argument for parameter 'edge' in call\n")
    #expect(try folder.content.filter { $0.hasSuffix(".gif") } == [])
  }

  @Test func aSecondRunTakesWhatTheFirstHasCompiled() throws {
    let words = ["trace", "Card.swift", "--animator", "Card(edge: .left)"]
    let first = try tool.run(words)
    let second = try tool.run(words + ["--swiftc", "/bin/false"])
    let third = try tool.run(words)

    #expect(first.status == 0)
    #expect(second.status == 69, "another compiler is another library")
    #expect(third.text == first.text)
  }

  @Test(arguments: [
    "", " ", "Card(edge: .left) }", "Card(edge: .left", "#if true", "/* Card(edge: .left)",
  ])
  func whatIsNoExpressionIsRefused(text: String) throws {
    let run = try tool.run("render", "Card.swift", "--animator", text)

    #expect(run.status == 65)
    #expect(run.talk.contains("'\(text)' is not a whole Swift expression"), "\(run.talk)")
  }

  @Test(arguments: [
    "let card = Card(edge: .left)", "return Card(edge: .left)", "Card(edge: .left); 1",
  ])
  func statementsAreNoExpressions(text: String) throws {
    let run = try tool.run("render", "Card.swift", "--animator", text)

    #expect(run.status == 65)
    #expect(run.talk.hasPrefix("in '\(text)': "), "\(run.talk)")
  }

  @Test func aDamagedLibraryIsMadeAnew() throws {
    let words = ["trace", "Card.swift", "--animator", "Card(edge: .left)"]
    let tool = Tool(folder: folder, cache: folder.outside("cache"))
    let first = try tool.run(words)
    let cache = folder.outside("cache/animatic")
    let entry = try #require(try FileManager.default.contentsOfDirectory(atPath: cache.path).first)
    let library = cache.appending(path: "\(entry)/UserCode.so")
    try Data(contentsOf: library).prefix(3000).write(to: library)
    let second = try tool.run(words)

    #expect(first.status == 0 && second.status == 0)
    #expect(second.text == first.text)
  }

  @Test func screensAloneAreShownByUIKitsOwnTransition() throws {
    try folder.write(
      "import UIKit\nclass Page: UIViewController {}\n", as: "Page.swift")

    let run = try tool.run(
      "trace", "Page.swift", "--screen", "page=Page()", "--from", "a.png", "--as", "push")

    #expect(run.status == 0, "\(run.talk)")
    #expect(run.text.contains("UIKit's push"))
  }

  @Test(arguments: [
    (["--animator", "X()", "PushScale"], "'--animator' goes with Swift files"),
    (["Card.swift", "--animator", "X()", "--delegate", "Y()"], "both say how the screen changes"),
    (["Card.swift", "--animator", "X()", "--style", "custom"], "go with what is presented"),
    (["Card.swift", "--animator", "X()", "--as", "segue"], "'--as segue' goes with a segue"),
    (
      ["Card.swift", "--animator", "X()", "--as", "fly"],
      "push, pop, present, dismiss, select, segue"
    ),
    (["Card.swift", "--screen", "X()"], "'--screen' takes a name and an expression"),
    (["Card.swift", "--swift", "3"], "'--swift' takes 4, 4.2, 5 or 6, not '3'"),
    (["Card.swift", "--timeout", "0"], "--timeout"),
    (["Card.swift", "--delegate", "X()", "--interactive", "Y()"], "a delegate names its own"),
  ])
  func optionsThatDoNotGoTogetherAreRefused(words: [String], message: String) throws {
    let run = try tool.run(["render"] + words)

    #expect(run.status == 64)
    #expect(run.talk.contains(message), "\(run.talk)")
  }
}
