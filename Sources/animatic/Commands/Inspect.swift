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
    let report: InspectionReport
    do {
      report = InspectionReport(file: file, try GIFInspection(bytes))
    } catch {
      throw Failure(.badInput, "\(file) is not a whole GIF: \(error)")
    }
    try console.write(line: common.json ? JSON.text(report) : report.text)
    return .done
  }
}
