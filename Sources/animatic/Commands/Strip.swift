import Figures
import ImageFiles
import Scenes

/// Shows the frames of a scene side by side.
struct Strip: Command {
  static let configuration = CommandConfiguration(
    commandName: "strip", abstract: "Show frames of a scene side by side, with their times.",
    examples: [
      "animatic strip scene.yml -o strip.png",
      "animatic strip scene.yml -o strip.png --count 12 --columns 6 --width 1200",
      "animatic strip scene.yml -o strip.png --at 0.3,0.4,0.5,0.6",
    ],
    discussion: """
      Only what moves is shown: unless --at or --count says otherwise, each movement has
      a row of six frames, from its first moment to its last.
      """)

  @Argument(
    help: ArgumentHelp(
      "A scene file (- is stdin), a transition, or Swift files.", valueName: "SCENE"))
  var words: [String] = []
  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("Where the strip goes; - is stdout.", valueName: "FILE.png|DIR"))
  var output: String?
  @Option(
    help: ArgumentHelp(
      "How many frames, evenly in the time in which something moves.", valueName: "N"))
  var count: Int?
  @Option(help: ArgumentHelp("Frames at 0,0.1,200ms,50%,end.", valueName: "TIMES")) var at: String?
  @Option(help: ArgumentHelp("How many frames stand side by side.", valueName: "N"))
  var columns: Int?
  @Option(help: ArgumentHelp("The width of the strip in pixels.", valueName: "PX")) var width: Int?
  @OptionGroup var film = FilmChoice()
  @OptionGroup var common = CommonOptions()

  /// How reports call what is shown.
  private var name: String { words.joined(separator: " ") }

  func validate() throws(UsageError) {
    guard let output else { throw UsageError("'strip' needs -o: the file to write") }
    try PictureNames(word: output, ending: "png").check(count: 1)
    try film.subject.checkOne(words, for: Self.name)
    _ = try film.look.look()
    try FilmSize.check(scale: film.scale, width: width)
    try Bounds.check(count.map(Double.init), of: "--count", in: 1...200)
    try Bounds.check(columns.map(Double.init), of: "--columns", in: 1...50)
    guard count == nil || at == nil else {
      throw UsageError("'--count' and '--at' both say which frames; give one")
    }
    if let at { _ = try TraceTime.list(at) }
    guard !common.json || output != "-" else {
      throw UsageError("stdout can take the strip or --json, not both")
    }
  }

  func run(in console: Console) async throws -> ExitCode {
    let (plan, job) = try RenderPlan.choosing(words, film.subject, film.options())
    let players = CodePlayers(film.subject.code, console: console)
    if let code = try await players.run(job.scene, named: job.name) { return code }
    let targets = PictureNames(word: output ?? "", ending: "png")
      .targets(count: 1, stem: job.name + "-strip")
    for case .file(let path) in targets { try plan.checkInputs(against: path) }
    let rehearsal = try Rehearsal(job, console: console)
    let rows = StripRows(try times(rehearsal), columns: columns)
    let scale = try scale(of: rehearsal, columns: rows.columns)

    let bar = ProgressBar(expected: [rows.times.count], console: console)
    defer { bar.clear() }
    let camera = try rehearsal.camera(scale: scale)
    let cells = try rows.captioned.map { row in
      try row.map { time, caption in
        defer { bar.advance() }
        return StripCell(picture: try camera(time), caption: caption)
      }
    }
    let strip = try Figures.Strip(rows: cells, width: width)
    let bytes = try PNGFile.encode(try strip.draw(), compression: .small)
    bar.clear()
    for target in targets {
      try target.write(bytes, in: console)
      let report = StripReport(
        scene: name, file: target.name, times: rows.times, strip.layout)
      console.say(report.sentence)
      if common.json { try console.write(line: JSON.text(report)) }
    }
    return .done
  }

  /// Row by row as far as the times say.
  private func times(_ rehearsal: Rehearsal) throws -> [[Double]] {
    if let at { return [try TraceTime.list(at).seconds(of: rehearsal.duration)] }
    let movements = try rehearsal.movements()
    if let count { return [MotionSamples.evenly(count, in: movements)] }
    return MotionSamples.rows(of: movements)
  }

  /// Pixels for each point of a frame: as asked for, else so that frames are as large as a thumb.
  private func scale(of rehearsal: Rehearsal, columns: Int) throws -> Double {
    let size = rehearsal.size
    if film.scale != nil { return size.scale }
    guard let width else { return size.scale(ofArea: Self.area) }
    let pictureWidth = StripLayout.pictureWidth(columns: columns, in: width)
    guard pictureWidth >= Self.narrowest else {
      throw Failure(
        .wrongUsage,
        "'--width' \(width) is too little for \(columns) frames side by side;"
          + " give more, or fewer '--columns'")
    }
    return Double(pictureWidth) / size.size.width
  }

  /// Of a frame in pixels, unless the film is smaller: those of a phone are 200 wide.
  private static let area = 200.0 * 356
  /// In pixels.
  private static let narrowest = 16
}

extension CanvasSize {
  /// Pixels for each point, so that a frame has an area in pixels; no more than it has.
  fileprivate func scale(ofArea area: Double) -> Double {
    let width = (area * size.width / size.height).squareRoot().rounded()
    return min(width / size.width, scale)
  }
}
