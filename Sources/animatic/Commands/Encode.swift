import Foundation
import FrameCoding
import ImageFiles
import Raster
import Scenes

/// Makes a film of pictures.
struct Encode: Command {
  static let configuration = CommandConfiguration(
    commandName: "encode", abstract: "Make a film of pictures that follow each other.",
    examples: [
      "animatic encode frames/ -o film.gif",
      "animatic encode f1.png f2.png f3.png -o film.gif --fps 10 --hold 1",
      "animatic encode frames/ -o - | wc -c",
    ],
    discussion: """
      A folder's PNG and JPEG files are taken in natural order (2.png before 10.png).
      Without --fps or --durations they stand as long as the folder's frames.json
      says, or 1/25 s.
      """)

  @Argument(help: ArgumentHelp("Pictures, or folders of them.", valueName: "FRAMES"))
  var inputs: [String] = []
  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The film; - is stdout. Its extension picks the format.", valueName: "FILE"))
  var output: [String] = []
  @Option(
    help: ArgumentHelp(
      "The format, whatever the extension says: \(FrameFormat.list).", valueName: "NAME"))
  var format: String?
  @Option(help: ArgumentHelp("Frames a second.", valueName: "N")) var fps: Double?
  @Option(
    help: ArgumentHelp(
      "How long each picture stands, in seconds: 0.1,0.5,2 (also 100ms).", valueName: "TIMES"))
  var durations: String?
  @Option(help: ArgumentHelp("How much longer the last frame stands, in seconds.", valueName: "S"))
  var hold = 0.0
  @Option(
    help: ArgumentHelp(
      "The colour behind what is clear; 'none' leaves it clear in a GIF, too.", valueName: "COLOUR")
  )
  var matte: String?
  @OptionGroup var file = FileOptions()
  @OptionGroup var common = CommonOptions()

  func validate() throws(UsageError) {
    guard !inputs.isEmpty else { throw UsageError("'encode' needs pictures, or a folder of them") }
    guard !output.isEmpty else { throw UsageError("'encode' needs -o: the film to write") }
    try RateLimit.check(fps)
    _ = try durations.map(DurationList.init)
    guard fps == nil || durations == nil else {
      throw UsageError("'--fps' and '--durations' both say how long pictures stand; give one")
    }
    try Bounds.check(hold, of: "--hold", in: 0...600)
    try file.check()
    _ = try matte.map(MatteChoice.init(argument:))
    try OutputTarget.check(output)
    guard !common.json || !output.contains("-") else {
      throw UsageError("stdout can take the film or --json, not both")
    }
    try file.wish.check(films().map(\.format))
  }

  func run(in console: Console) async throws -> ExitCode {
    let films = try films()
    var list = try FrameList(inputs: inputs, fps: fps)
    if let durations { try DurationList(durations).apply(to: &list) }
    warnOfShortFrames(list, in: films, console)
    try checkInputs(of: list, against: films)
    for film in films { RateLimit.warn(fps, film.format, in: console) }
    let matte = try matte.map(MatteChoice.init(argument:))
    var wish = file.wish
    wish.keepsClear = matte == .nothing
    let reports = try await EncodeRun(
      list: list, hold: hold, file: wish, ground: matte?.shade, console: console
    ).write(to: films)
    for report in reports { console.say(report.sentence) }
    if common.json { try console.write(line: JSON.text(["films": reports])) }
    return .done
  }

  /// A rate has its own warning.
  private func warnOfShortFrames(
    _ list: FrameList, in films: [FilmTarget], _ console: Console
  ) {
    guard fps == nil else { return }
    for film in films {
      guard let tick = film.format.tick, let rate = list.highestRate, rate > tick.highestRate
      else { continue }
      console.warn(
        "\(film.format.withArticle) shows a picture for \((1 / tick.highestRate).brief) s at least; some "
          + "that stand shorter are left out, and their time goes to their neighbours")
    }
  }

  private func films() throws(UsageError) -> [FilmTarget] {
    var films: [FilmTarget] = []
    for word in output {
      let target = OutputTarget(word)
      if films.contains(where: { $0.target == target }) {
        throw UsageError("'\(target.name)' is given twice")
      }
      if let format {
        films.append(try FilmTarget(target, .chosen(format)))
      } else {
        films.append(
          try FilmTarget(target, target == .standardOutput ? .chosen("gif") : .asked(by: word)))
      }
    }
    return films
  }

  private func checkInputs(of list: FrameList, against films: [FilmTarget]) throws(Failure) {
    let working = FileManager.default.currentDirectoryPath
    let inputs = Set(list.entries.map { PathName($0.path).real(from: working) })
    for film in films {
      if case .file(let path) = film.target,
        inputs.contains(PathName(path).real(from: working))
      {
        throw Failure(.wrongUsage, "\(path) is one of the pictures; name another file to write")
      }
    }
  }
}
