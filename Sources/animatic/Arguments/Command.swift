/// A word of the command line. Its fields are its arguments:
///
///     struct Greet: Command {
///       static let configuration = CommandConfiguration(commandName: "greet", abstract: "Says hello.")
///       @Argument(help: "Whom to greet.") var name: String
///       @Option(name: [.customShort("n"), .long], help: "How often.") var times = 1
///       @Flag(help: "Without a full stop.") var bare = false
///     }
///
/// They are declared as in swift-argument-parser, so that one can be exchanged for the other.
@MainActor protocol Command {
  static var configuration: CommandConfiguration { get }

  init()

  /// Refuses arguments that don't go together, after all have been read.
  func validate() throws(UsageError)

  /// Does it; throws what prevented all of it, gives back how it ended.
  func run(in console: Console) async throws -> ExitCode
}

extension Command {
  func validate() throws(UsageError) {}

  static var name: String { configuration.commandName }

  /// A command with the arguments of `words`.
  static func parse(_ words: [String]) throws(UsageError) -> Self {
    let command = Self()
    var parser = ArgumentParser(slots: [Slot](of: command), command: name)
    try parser.read(words)
    try command.validate()
    return command
  }
}
