import Foundation
import FrameCoding
import Scenes

/// Follows a scene's layers through time.
struct Trace: Command {
  static let configuration = CommandConfiguration(
    commandName: "trace", abstract: "Show every layer's presentation values over time.",
    examples: [
      "animatic trace scene.yml --at 0,0.1,50%,end",
      "animatic trace scene.yml --fps 60 --json > trace.json",
    ],
    discussion: """
      Times are seconds from the beginning of the film, or shares of its length.
      Positions and lengths are points, angles are degrees. Hidden layers and what
      lies in hidden or clear ones are left out; --json and --all tell everything.
      """)

  @Argument(help: ArgumentHelp("The scene file; - is stdin.", valueName: "SCENE.yml"))
  var scene: String
  @Option(
    help: ArgumentHelp(
      "When: 0,0.1,200ms,50%,end; quarters of the film if left out.", valueName: "TIMES")) var at:
    String?
  @Option(help: ArgumentHelp("Or so many times a second.", valueName: "N")) var fps: Double?
  @Flag(help: "Tell also of what is hidden.") var all = false
  @OptionGroup var common = CommonOptions()

  func validate() throws(UsageError) {
    try RateLimit.check(fps)
    guard at == nil || fps == nil else {
      throw UsageError("'--at' and '--fps' both say when; give one")
    }
    if let at { _ = try TraceTime.list(at) }
  }

  func run(in console: Console) async throws -> ExitCode {
    let parsed = try SceneFile.read(scene)
    let pictures = PictureLibrary()
    let (canvas, _) = try parsed.sizes(pictures)
    try canvas.check()
    let rehearsal = try Performance(parsed, pictures: pictures, size: canvas)
    let duration = try Tracer.duration(of: rehearsal)
    for warning in rehearsal.warnings { console.warn("\(scene): \(warning)") }
    let moments = try times(duration: duration)
    let report = TraceReport(
      scene: scene, duration: duration,
      try Tracer.trace(Performance(parsed, pictures: pictures, size: canvas), at: moments))
    try console.write(line: common.json ? JSON.text(report) : report.text(includesHidden: all))
    return .done
  }

  /// In seconds, ascending.
  private func times(duration: Double) throws(UsageError) -> [Double] {
    guard let fps else {
      return Set(try TraceTime.list(at ?? "0,25%,50%,75%,end").map { $0.seconds(of: duration) })
        .sorted()
    }
    return FrameSchedule(framesPerSecond: fps, duration: duration, tick: nil).times
  }
}
