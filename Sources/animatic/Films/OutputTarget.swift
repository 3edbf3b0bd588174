/// Where a film goes.
enum OutputTarget: Sendable, Hashable {
  case standardOutput
  case file(String)

  /// `-` is stdout.
  init(_ word: String) {
    self = word == "-" ? .standardOutput : .file(word)
  }

  /// Refuses words that name nothing.
  static func check(_ words: [String]) throws(UsageError) {
    if words.contains("") { throw UsageError("'--output' takes a file or a folder, not ''") }
  }

  /// Whether a word names a folder: it has no extension, or it is there as one.
  static func isFolder(_ word: String) -> Bool {
    word != "-"
      && (word.hasSuffix("/") || PathName(word).extension.isEmpty || Folder.exists(at: word))
  }

  /// For messages.
  var name: String {
    switch self {
    case .standardOutput: "stdout"
    case .file(let path): path
    }
  }
}
