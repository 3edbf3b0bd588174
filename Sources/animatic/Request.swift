import Foundation
import Scenes
import Transitions

/// What the words of the command line ask for.
@MainActor enum Request {
  case help(String)
  case version
  case command(any Command)

  init(_ words: [String]) throws(UsageError) {
    guard let first = words.first else {
      throw UsageError("what is to be done? Try 'animatic --help'")
    }
    if first == "--version" {
      self = .version
    } else if ["--help", "-h", "help"].contains(first) {
      self = .help(try Self.help(for: Array(words.dropFirst())))
    } else if let command = Animatic.commands.first(where: { $0.name == first }) {
      try self.init(command, words.dropFirst())
    } else if Self.isRendered(first) {
      try self.init(Render.self, words[...])
    } else if first.hasPrefix("-") {
      throw UsageError(
        "there is no option '\(first)' without a command"
          + Spelling.advice(for: first, among: ["--help", "--version"]))
    } else {
      throw UsageError("there is no command '\(first)'" + Self.advice(for: first))
    }
  }

  /// Whether `animatic WORD` is short for `animatic render WORD`.
  private static func isRendered(_ word: String) -> Bool {
    word.contains("/") || word == "-" || !PathName(word).extension.isEmpty
      || FileManager.default.fileExists(atPath: word)
      || TransitionCatalog.entry(named: word) != nil
      || isOption(word)
  }

  /// Whether `word` is an option of `render`, with its value or without.
  private static func isOption(_ word: String) -> Bool {
    let name = word.hasPrefix("--") ? String(word.prefix { $0 != "=" }) : String(word.prefix(2))
    return [Slot](of: Render()).contains { $0.names.contains(name) }
  }

  private init(_ command: any Command.Type, _ words: ArraySlice<String>) throws(UsageError) {
    let options = words.prefix { $0 != "--" }
    if options.contains("--help") || options.contains("-h") {
      self = .help(HelpPage(command).text)
    } else {
      self = .command(try command.parse(Array(words)))
    }
  }

  private static func help(for words: [String]) throws(UsageError) -> String {
    guard let word = words.first else { return Overview.text }
    guard let command = Animatic.commands.first(where: { $0.name == word }) else {
      throw UsageError("there is no command '\(word)'" + advice(for: word))
    }
    return HelpPage(command).text
  }

  private static func advice(for word: String) -> String {
    let commands = Animatic.commands.map { $0.name }
    let transition = Spelling.nearest(to: word, among: TransitionCatalog.all.map(\.name))
    return Spelling.advice(for: word, among: commands + (transition.map { [$0] } ?? []))
  }
}
