import Foundation
import UserCode

/// Tells whether Swift files compile here.
struct Check: Command {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Tell whether Swift files of an app compile here.",
    examples: [
      "animatic check Card.swift", "animatic check Sources/Transitions --swift 6",
      "animatic check Card.swift --json | jq -r '.problems[].missing'",
    ],
    discussion: """
      The files are compiled together, as they are in the app. What they name and
      Animatic doesn't have is told by name and line.
      """)

  @Argument(help: ArgumentHelp("Swift files, or folders of them.", valueName: "FILE|DIR"))
  var sources: [String] = []
  @Option(help: ArgumentHelp("The language mode: 4, 4.2, 5 or 6.", valueName: "VERSION"))
  var swift = "5"
  @Option(help: ArgumentHelp("The compiler; the one on the PATH if left out.", valueName: "FILE"))
  var swiftc: String?
  @OptionGroup var common = CommonOptions()

  func validate() throws(UsageError) {
    guard !sources.isEmpty else { throw UsageError("'check' needs a Swift file, or a folder") }
    try CodeOptions.check(swift: swift)
  }

  func run(in console: Console) async throws -> ExitCode {
    let folders = ProgramFolders.all
    let files = try SourceFiles(sources)
    let check = try SourceCheck(
      files, languageMode: swift, toolchain: Toolchain(swiftc, folders: folders),
      modules: OwnModules(
        beside: ProgramFolders.ownPath, folders: folders))
    let report = CheckReport(files, check)
    try console.write(line: common.json ? JSON.text(report) : report.text)
    return report.compiles ? .done : .badInput
  }
}
