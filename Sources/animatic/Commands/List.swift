import Transitions

/// Shows the catalog.
struct List: Command {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Show the transitions: name, family, duration, summary.",
    examples: ["animatic list", "animatic list --json | jq '.transitions[].name'"])

  @OptionGroup var common = CommonOptions()

  func run(in console: Console) async throws -> ExitCode {
    let report = CatalogReport(TransitionCatalog.all)
    try console.write(line: common.json ? JSON.text(report) : report.text)
    return .done
  }
}
