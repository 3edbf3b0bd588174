import Dispatch
import Foundation
import ImageFiles
import Scenes

/// The command-line tool.
@main @MainActor struct Animatic {
  nonisolated static let version = "0.1.0"

  static let commands: [any Command.Type] = [
    Render.self, List.self, Still.self, Strip.self, Curve.self, Encode.self, Trace.self,
    Inspect.self, Check.self,
  ]

  static func main() {
    #if compiler(>=6.3) && compiler(<6.4)
      if PlayerRole.own != nil { VirtualExecutors.install() }
    #endif
    Task { await run() }
    dispatchMain()
  }

  private static func run() async {
    Descriptor.openStandardOnes()
    let words = Array(CommandLine.arguments.dropFirst())
    let isColored = ColorChoice(arguments: words).isColored(
      environment: ProcessInfo.processInfo.environment,
      isTerminal: Descriptor(STDERR_FILENO).isTerminal)
    let console = Console.takingOverStandardOutput(isColored: isColored)
    Interruption.install()
    Player.begin(console)
    let code = await run(words, in: console)
    if let player = Player.current, player.role.film == nil {
      player.end(PlayerResult(status: code.rawValue))
    }
    Folder.removeEmptyOnes()
    exit(code.rawValue)
  }

  /// Does what `words` say, and tells what went wrong.
  static func run(_ words: [String], in console: Console) async -> ExitCode {
    do {
      switch try Request(words) {
      case .help(let page): try console.write(Array(page.utf8))
      case .version: try console.write(line: "animatic \(version)")
      case .command(let command): return try await command.run(in: console)
      }
      return .done
    } catch {
      let failure = Failure(error)
      console.report(failure)
      return failure.status
    }
  }
}
