import Foundation
import FrameCoding
import Scenes
import Transitions

/// Makes films of scenes.
struct Render: Command {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Make the films of scene files.",
    examples: [
      "animatic render scene.yml",
      "animatic render scenes/*.yml -o films --width 375",
      "animatic render PushScale --from a.png --to b.png -o push.gif",
    ],
    discussion: """
      A film goes where its scene says, or to -o: a file, whose extension picks the
      format, or a folder. With --from and --to the word is a transition that
      'animatic list' shows. docs/scenes.md tells what a scene file can say.
      """)

  @Argument(help: ArgumentHelp("Scene files (- is stdin), or a transition.", valueName: "SCENE"))
  var scenes: [String] = []
  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("Where the film goes; - is stdout. May be repeated.", valueName: "FILE|DIR"))
  var output: [String] = []
  @Option(
    help: ArgumentHelp(
      "Formats instead of the extension's: gif, png or gif,png.", valueName: "NAMES"))
  var format: String?
  @Option(help: ArgumentHelp("Frames a second; 50 unless the scene says.", valueName: "N")) var fps:
    Double?
  @Option(help: ArgumentHelp("Pixels for each point.", valueName: "S")) var scale: Double?
  @Option(help: ArgumentHelp("The width of the film in pixels.", valueName: "PX")) var width: Int?
  @Option(
    help: ArgumentHelp("Only films whose scene or file is called like this.", valueName: "GLOB"))
  var only: String?
  @Option(
    name: [.customShort("j"), .long],
    help: ArgumentHelp("How many cores to use; all of them if left out.", valueName: "N"))
  var jobs: Int?
  @Flag(help: "Leave out the dots that show fingers.") var noTouches = false
  @Option(help: ArgumentHelp("The screenshot that a transition leaves.", valueName: "A.png"))
  var from: String?
  @Option(help: ArgumentHelp("The screenshot that a transition goes to.", valueName: "B.png"))
  var to: String?
  @OptionGroup var common = CommonOptions()

  func validate() throws(UsageError) {
    guard !scenes.isEmpty else { throw UsageError("'render' needs a scene file, or a transition") }
    guard (from == nil) == (to == nil) else {
      throw UsageError("a transition needs both --from and --to")
    }
    guard from == nil || scenes.count == 1 else {
      throw UsageError("--from and --to go with one transition, not with \(scenes.count)")
    }
    try RateLimit.check(fps)
    try Bounds.check(scale, of: "--scale", in: 0.05...8)
    try Bounds.check(width.map(Double.init), of: "--width", in: 1...16_384)
    try Bounds.check(jobs.map(Double.init), of: "--jobs", in: 1...256)
    try OutputTarget.check(output)
    guard scale == nil || width == nil else {
      throw UsageError("'--scale' and '--width' both say how large the film is; give one")
    }
    guard !common.json || !output.contains("-") else {
      throw UsageError("stdout can take the film or --json, not both")
    }
  }

  func run(in console: Console) async throws -> ExitCode {
    let plan = try plan()
    for failure in plan.failures { console.report(failure) }
    guard !plan.jobs.isEmpty || !plan.failures.isEmpty else {
      throw Failure(.nothingMatched, "no film is called '\(only ?? "")'")
    }
    let cores = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    let results = await JobRunner(plan.jobs, console: console, width: cores).run()
    let report = RenderReport(plan.failures, results)
    if common.json { try console.write(line: JSON.text(report)) }
    return report.exitCode
  }

  private func plan() throws -> RenderPlan {
    var plan = RenderPlan(try options())
    if let from, let to {
      let scene = try TransitionScene.make(transition: scenes[0], from: from, to: to)
      try plan.add(scene, name: scenes[0], folder: "")
    } else {
      for path in scenes { try plan.add(sceneFile: try sceneFile(path)) }
    }
    try plan.check()
    return plan
  }

  /// Says so if a word is a transition that lacks its screenshots.
  private func sceneFile(_ word: String) throws(UsageError) -> String {
    guard TransitionCatalog.entry(named: word) != nil, !FileManager.default.fileExists(atPath: word)
    else {
      return word
    }
    throw UsageError("'\(word)' is a transition; give it two screenshots: --from a.png --to b.png")
  }

  private func options() throws(UsageError) -> RenderOptions {
    var options = RenderOptions(outputs: output, fps: fps, only: only.map(Glob.init))
    options.showsTouches = !noTouches
    if let scale { options.size = .scale(scale) }
    if let width { options.size = .width(width) }
    for name in format?.split(separator: ",") ?? [] {
      options.formats.append(try FrameFormat.chosen(String(name)))
    }
    return options
  }
}
