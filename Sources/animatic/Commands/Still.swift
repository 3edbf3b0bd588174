import ImageFiles
import Raster
import Scenes
import Stage

/// Makes single pictures of a scene.
struct Still: Command {
  static let configuration = CommandConfiguration(
    commandName: "still", abstract: "Make pictures of a scene at chosen times.",
    examples: [
      "animatic still scene.yml --at 0.2s -o x.png",
      "animatic still scene.yml --at 0,25%,0.2s,end -o stills/",
      "animatic still PushScale --from a.png --to b.png --at 0.5 -o - | wc -c",
    ],
    discussion: """
      A picture is what the film shows at that time. One has the name that is given, or
      in a folder the scene's; several have their numbers behind it, in the order of
      time: x-1.png, x-2.png.
      """)

  @Argument(
    help: ArgumentHelp(
      "A scene file (- is stdin), a transition, or Swift files.", valueName: "SCENE"))
  var words: [String] = []
  @Option(help: ArgumentHelp("When: 0,0.1,200ms,50%,end.", valueName: "TIMES")) var at: String?
  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("Where the pictures go; - is stdout.", valueName: "FILE.png|DIR"))
  var output: String?
  @Option(help: ArgumentHelp("The width of a picture in pixels.", valueName: "PX")) var width: Int?
  @OptionGroup var film = FilmChoice()
  @OptionGroup var common = CommonOptions()

  /// How reports call what is shown.
  private var name: String { words.joined(separator: " ") }

  func validate() throws(UsageError) {
    guard let at else { throw UsageError("'still' needs --at: the times, such as 0,0.2s,50%,end") }
    guard let output else { throw UsageError("'still' needs -o: the file or folder to write") }
    try PictureNames(word: output, ending: "png").check(count: try TraceTime.list(at).count)
    try film.subject.checkOne(words, for: Self.name)
    _ = try film.look.look()
    try FilmSize.check(scale: film.scale, width: width)
    guard !common.json || output != "-" else {
      throw UsageError("stdout can take the picture or --json, not both")
    }
  }

  func run(in console: Console) async throws -> ExitCode {
    let (plan, job) = try RenderPlan.choosing(
      words, film.subject, film.options(width: width))
    let players = CodePlayers(film.subject.code, console: console)
    if let code = try await players.run(job.scene, named: job.name) { return code }
    let rehearsal = try Rehearsal(job, console: console)
    let times = try TraceTime.list(at ?? "").seconds(of: rehearsal.duration)
    let targets = PictureNames(word: output ?? "", ending: "png")
      .targets(count: times.count, stem: job.name)
    for case .file(let path) in targets { try plan.checkInputs(against: path) }

    let camera = try rehearsal.camera()
    let bar = ProgressBar(expected: [times.count], console: console)
    defer { bar.clear() }
    var files: [[UInt8]] = []
    var report = StillReport(scene: name)
    for (time, target) in zip(times, targets) {
      let picture = try camera(time)
      files.append(try PNGFile.encode(picture, compression: .small))
      report.stills.append(
        StillReport.Still(
          file: target.name, time: time.roundedTime, width: picture.width, height: picture.height))
      bar.advance()
    }
    for (target, bytes) in zip(targets, files) { try target.write(bytes, in: console) }
    bar.clear()
    for still in report.stills { console.say(still.sentence) }
    if common.json { try console.write(line: JSON.text(report)) }
    return .done
  }
}
