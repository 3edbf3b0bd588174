import Foundation
import Testing

struct CheckTests {
  private let folder: Scratch
  private let tool: Tool

  init() throws {
    folder = try Scratch()
    tool = Tool(folder: folder)
  }

  private static let fade = """
    import UIKit
    class Fade: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
      func animateTransition(using c: UIViewControllerContextTransitioning) {
        guard let view = c.view(forKey: .to) else { return }
        c.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.4, animations: { view.alpha = 1 }) { _ in
          c.completeTransition(!c.transitionWasCancelled)
        }
      }
    }

    """

  @Test func aFileThatCompilesIsSaidTo() throws {
    try folder.write(Self.fade, as: "Fade.swift")

    let run = try tool.run("check", "Fade.swift")

    #expect(run.status == 0)
    #expect(run.text == "Fade.swift: compiles here\n")
  }

  @Test func whatIsMissingIsToldByNameAndLine() throws {
    try folder.write(
      Self.fade + "extension Fade { var pages: UIPageViewController? { nil } }\n", as: "Fade.swift")

    let run = try tool.run("check", "Fade.swift", "--json")

    struct Report: Decodable {
      struct Problem: Decodable {
        var file: String
        var line: Int
        var missing: String?
      }
      var compiles: Bool
      var problems: [Problem]
    }
    let report = try JSONDecoder().decode(Report.self, from: Data(run.data))
    #expect(run.status == 65)
    #expect(!report.compiles && report.problems.count == 1)
    #expect(report.problems.first?.file == "Fade.swift")
    #expect(report.problems.first?.line == 13)
    #expect(report.problems.first?.missing == "UIPageViewController")
  }

  @Test func whatIsForPhonesAndDoesNotCompileIsLeftOut() throws {
    try folder.write(
      Self.fade + "#if os(iOS)\nlet panel = Panel()\n#endif\n", as: "Fade.swift")

    let run = try tool.run("check", "Fade.swift")

    #expect(run.status == 0)
    #expect(
      run.text
        == "Fade.swift:13:5: note: what stands below this is left out, as it doesn't compile here: "
        + "Fade.swift:14:13: cannot find 'Panel' in scope\nFade.swift: compiles here\n")
  }

  @Test func theFilesOfAFolderAreCompiledTogether() throws {
    try folder.write(Self.fade, as: "Fade.swift")
    try folder.write("import UIKit\nlet fade = Fade()\n", as: "Use.swift")

    #expect(try tool.run("check", ".").text == "2 files: compile here\n")
    let alone = try tool.run("check", "Use.swift")
    #expect(alone.status == 65)
    #expect(alone.text.contains("Use.swift:2:12: cannot find 'Fade' in scope"))
  }

  @Test(arguments: [
    (["check"], 64, "'check' needs a Swift file, or a folder"),
    (["check", "None.swift"], 66, "there is no None.swift; check the path"),
    (["check", "empty"], 66, "empty has no Swift files"),
    (["check", "a.txt"], 66, "a.txt is not a Swift file"),
    (["check", "A.swift", "--swift", "7"], 64, "'--swift' takes 4, 4.2, 5 or 6, not '7'"),
    (["check", "A.swift", "--swiftc", "/none"], 69, "there is no program '/none'"),
  ])
  func whatCannotBeCheckedIsRefused(words: [String], status: Int32, message: String) throws {
    try folder.write("", as: "A.swift")
    try folder.write("", as: "a.txt")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "empty"), withIntermediateDirectories: true)

    let run = try tool.run(words)

    #expect(run.status == status)
    #expect(run.talk.contains(message))
  }
}
