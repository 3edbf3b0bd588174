import Transitions

/// Shows the catalogs.
struct List: Command {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract:
      "Show what scenes can name: transitions, presentations, drivers, segues, controllers.",
    examples: ["animatic list", "animatic list --json | jq '.transitions[].name'"])

  @OptionGroup var common = CommonOptions()

  func run(in console: Console) async throws -> ExitCode {
    let report = CatalogReport()
    try console.write(line: common.json ? JSON.text(report) : report.text)
    return .done
  }
}
