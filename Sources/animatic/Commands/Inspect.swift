import FrameCoding

/// Tells what stands in a GIF.
struct Inspect: Command {
  static let configuration = CommandConfiguration(
    commandName: "inspect", abstract: "Show a GIF's frames, delays, loop, palettes and bytes.",
    examples: [
      "animatic inspect film.gif", "animatic inspect film.gif --json | jq '.frames[].delay'",
    ])

  @Argument(help: ArgumentHelp("The GIF; - is stdin.", valueName: "FILE.gif")) var file: String
  @OptionGroup var common = CommonOptions()

  func run(in console: Console) async throws -> ExitCode {
    let bytes = try InputBytes.read(file)
    let gif: GIFInspection
    do {
      gif = try GIFInspection(bytes)
    } catch {
      throw Failure(.badInput, "\(file) is not a whole GIF: \(error)")
    }
    let report = InspectionReport(file: file, gif)
    try console.write(line: common.json ? JSON.text(report) : report.text)
    guard let fault = gif.faults.first else { return .done }
    let rest = gif.faults.count - 1
    throw Failure(
      .badInput, "\(file) is not a whole GIF: \(fault)" + (rest > 0 ? "; and \(rest) more" : ""))
  }
}
