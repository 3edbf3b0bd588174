import Figures
import FrameCoding
import Scenes

/// Draws what is animated as curves over time.
struct Curve: Command {
  static let configuration = CommandConfiguration(
    commandName: "curve", abstract: "Draw each animated value over time.",
    examples: [
      "animatic curve scene.yml -o x.svg",
      "animatic curve scene.yml -o x.svg --layer b --property 'scale*'",
      "animatic curve scene.yml -o - --property position",
    ],
    discussion: """
      The values are those of 'animatic trace', under the names that they have in its
      --json: position.x, bounds.width, translation.y, scale, rotation.z, opacity, ….
      What only jumps from one value to another has no curve.
      """)

  @Argument(
    help: ArgumentHelp(
      "A scene file (- is stdin), a transition, or Swift files.", valueName: "SCENE"))
  var words: [String] = []
  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("Where the chart goes; - is stdout.", valueName: "FILE.svg|DIR"))
  var output: String?
  @Option(help: ArgumentHelp("Only layers that are called like this.", valueName: "GLOB"))
  var layer: String?
  @Option(help: ArgumentHelp("Only values that are called like this.", valueName: "GLOB"))
  var property: String?
  @Option(help: ArgumentHelp("Values a second; 60 if left out.", valueName: "N")) var fps: Double?
  @OptionGroup var subject = SubjectOptions()
  @OptionGroup var common = CommonOptions()

  /// How reports call what is shown.
  private var name: String { words.joined(separator: " ") }

  func validate() throws(UsageError) {
    guard let output else { throw UsageError("'curve' needs -o: the file to write") }
    try PictureNames(word: output, ending: "svg").check(count: 1)
    try subject.checkOne(words, for: Self.name)
    try RateLimit.check(fps)
    guard !common.json || output != "-" else {
      throw UsageError("stdout can take the chart or --json, not both")
    }
  }

  func run(in console: Console) async throws -> ExitCode {
    let (plan, job) = try RenderPlan.choosing(words, subject, RenderOptions())
    let players = CodePlayers(subject.code, console: console)
    if let code = try await players.run(job.scene, named: job.name) { return code }
    let targets = PictureNames(word: output ?? "", ending: "svg")
      .targets(count: 1, stem: job.name)
    for case .file(let path) in targets { try plan.checkInputs(against: path) }
    let rehearsal = try Rehearsal(job, console: console)
    let schedule = FrameSchedule(
      framesPerSecond: fps ?? 60, duration: rehearsal.duration, tick: nil)
    let moments = try Tracer.trace(try rehearsal.performance(), at: schedule.times)
    let curves = try CurveChoice(layer: layer, property: property)
      .chosen(from: ValueCurve.curves(of: moments), scene: name)
    let chart = CurveChart(
      title: job.name, curves: curves.map(ChartCurve.init),
      steps: rehearsal.steps.map(CurveChart.Step.init))
    for target in targets {
      try target.write(Array(chart.svg.utf8), in: console)
      let report = CurveReport(scene: name, file: target.name, rehearsal.duration, curves)
      console.say(report.sentence)
      if common.json { try console.write(line: JSON.text(report)) }
    }
    return .done
  }
}

extension CurveChart.Step {
  fileprivate init(_ step: PlayedStep) {
    self.init(text: step.text, start: step.start, end: step.end ?? step.start)
  }
}

extension ChartCurve {
  fileprivate init(_ curve: ValueCurve) {
    self.init(
      subject: curve.layer, property: curve.property.name, unit: curve.property.unit,
      stretches: curve.stretches.map { $0.map { Point(time: $0.time, value: $0.value) } })
  }
}
