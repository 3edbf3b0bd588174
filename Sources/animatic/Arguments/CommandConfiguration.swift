/// What a command is called, and what its help says.
struct CommandConfiguration: Sendable {
  var commandName: String
  /// One sentence.
  var abstract: String
  /// Command lines to copy, the most usual first.
  var examples: [String]
  /// More to know, below the options.
  var discussion = ""
}
