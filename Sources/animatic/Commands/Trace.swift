import Foundation
import FrameCoding
import Scenes
import Stage

/// Tells what happens in a scene, and where its layers are meanwhile.
struct Trace: Command {
  static let configuration = CommandConfiguration(
    commandName: "trace", abstract: "Tell what happens in a scene: every call, every layer.",
    examples: [
      "animatic trace scene.yml",
      "animatic trace Card.swift --animator 'Card(edge: .left)' --as push",
      "animatic trace scene.yml --at 0,0.1,50%,end",
      "animatic trace scene.yml --fps 60 --log --json > trace.json",
    ],
    discussion: """
      Without a time it prints the log: what UIKit called, step by step, and what it
      refused. With times it shows the layers' presentation values: lengths are points,
      angles are degrees. Times are seconds from the beginning of the film, or shares of
      its length. Hidden layers and what lies in hidden or clear ones are left out;
      --json and --all tell everything.
      """)

  @Argument(
    help: ArgumentHelp(
      "A scene file (- is stdin), a transition, or Swift files.", valueName: "SCENE"))
  var words: [String] = []
  @Option(help: ArgumentHelp("Show the layers at 0,0.1,200ms,50%,end.", valueName: "TIMES")) var at:
    String?
  @Option(help: ArgumentHelp("Show them so many times a second.", valueName: "N")) var fps: Double?
  @Flag(help: "Print the log before the layers.") var log = false
  @Flag(help: "Show also layers that are hidden.") var all = false
  @OptionGroup var subject = SubjectOptions()
  @OptionGroup var common = CommonOptions()

  /// How reports call what is shown.
  private var name: String { words.joined(separator: " ") }

  func validate() throws(UsageError) {
    try subject.checkOne(words, for: Self.name)
    try RateLimit.check(fps)
    guard at == nil || fps == nil else {
      throw UsageError("'--at' and '--fps' both say when; give one")
    }
    guard !all || showsLayers else { throw UsageError("'--all' is about layers; give '--at', too") }
    if let at { _ = try TraceTime.list(at) }
  }

  func run(in console: Console) async throws -> ExitCode {
    let parsed = try RenderPlan.choosing(words, subject, RenderOptions()).job.scene
    let players = CodePlayers(subject.code, console: console)
    if let code = try await players.run(parsed, named: name) { return code }
    let pictures = PictureLibrary()
    let (canvas, _) = try parsed.sizes(pictures)
    try canvas.check(at: parsed.sizePlace)
    let rehearsal = try Performance(
      parsed, pictures: pictures, size: canvas, cast: Player.cast(of: parsed))
    let end = Result { try Tracer.play(rehearsal) }
    var report = TraceReport(
      scene: name, duration: rehearsal.stage.now, log: showsLog ? rehearsal.log : nil)
    // What happened before it failed tells why.
    if case .failure(let error) = end {
      if showsLog { try write(report, in: console) }
      throw error
    }
    if showsLayers {
      let performance = try Performance(
        parsed, pictures: pictures, size: canvas, cast: Player.cast(of: parsed))
      let trace = try Tracer.trace(performance, at: try times(duration: report.duration))
      report.moments = trace.map {
        TraceReport.Moment(time: $0.time.roundedTime, layers: $0.layers)
      }
    }
    if !showsLog { for warning in rehearsal.warnings(ofFilm: name) { console.warn(warning) } }
    try write(report, in: console)
    return .done
  }

  private func write(_ report: TraceReport, in console: Console) throws {
    try console.write(line: common.json ? JSON.text(report) : report.text(includesHidden: all))
  }

  private var showsLayers: Bool { at != nil || fps != nil }
  private var showsLog: Bool { log || !showsLayers }

  /// In seconds, ascending.
  private func times(duration: Double) throws(UsageError) -> [Double] {
    if let fps {
      return FrameSchedule(framesPerSecond: fps, duration: duration, tick: nil).times
    }
    return try TraceTime.list(at ?? "").seconds(of: duration)
  }
}
