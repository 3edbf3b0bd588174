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
      "animatic render Card.swift --animator 'Card(edge: .left)' --from a.png --to b.png",
    ],
    discussion: """
      A film goes where its scene says, or to -o: a file, whose extension picks the
      format, or a folder. With --from and --to the word is a transition that
      'animatic list' shows. Swift files, and folders of them, are compiled together;
      of what is in them is played what --animator, --delegate, … name, or the only
      class that can be. docs/scenes.md tells what a scene file can say.
      """)

  @Argument(
    help: ArgumentHelp(
      "Scene files (- is stdin), a transition, or Swift files.", valueName: "SCENE"))
  var scenes: [String] = []
  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("Where the film goes; - is stdout. May be repeated.", valueName: "FILE|DIR"))
  var output: [String] = []
  @Option(
    help: ArgumentHelp(
      "Formats instead of the extension's, with commas: \(FrameFormat.list).", valueName: "NAMES"))
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
  @OptionGroup var file = FileOptions()
  @OptionGroup var look = LookOptions()
  @OptionGroup var subject = SubjectOptions()
  @OptionGroup var common = CommonOptions()

  func validate() throws(UsageError) {
    guard !scenes.isEmpty else {
      throw UsageError("'render' needs a scene file, a transition or a Swift file")
    }
    try subject.check(words: scenes)
    _ = try look.look(severalFilms: true)
    try RateLimit.check(fps)
    try FilmSize.check(scale: scale, width: width)
    try file.check()
    try Bounds.check(jobs.map(Double.init), of: "--jobs", in: 1...256)
    try OutputTarget.check(output)
    guard !common.json || !output.contains("-") else {
      throw UsageError("stdout can take the film or --json, not both")
    }
  }

  func run(in console: Console) async throws -> ExitCode {
    let plan = try plan()
    let cores = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    if let player = Player.current { return await player.makeFilm(among: plan.jobs, width: cores) }
    for failure in plan.failures { console.report(failure) }
    guard !plan.jobs.isEmpty || !plan.failures.isEmpty else {
      throw Failure(.nothingMatched, "no film is called '\(only ?? "")'")
    }
    let players = CodePlayers(subject.code, console: console)
    let runner = JobRunner(plan.jobs, players: players, console: console, width: cores)
    let results = await runner.run()
    let report = RenderReport(plan.failures, results)
    if common.json { try console.write(line: JSON.text(report)) }
    return report.exitCode
  }

  private func plan() throws -> RenderPlan {
    var plan = RenderPlan(try options())
    try plan.add(words: scenes, subject)
    try plan.check()
    return plan
  }

  private func options() throws(UsageError) -> RenderOptions {
    var options = RenderOptions(outputs: output, fps: fps, only: only.map(Glob.init))
    options.showsTouches = !noTouches
    options.file = file.wish
    options.look = try look.look(severalFilms: true)
    options.file.keepsClear = options.look.matte == .nothing
    options.size = FilmSize(scale: scale, width: width)
    for name in format?.split(separator: ",") ?? [] {
      options.formats.append(try FrameFormat.chosen(String(name)))
    }
    return options
  }
}
