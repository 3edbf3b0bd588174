/// Where a film goes.
enum OutputTarget: Sendable, Hashable {
  case standardOutput
  case file(String)

  /// `-` is stdout.
  init(_ word: String) {
    self = word == "-" ? .standardOutput : .file(word)
  }

  /// For messages.
  var name: String {
    switch self {
    case .standardOutput: "stdout"
    case .file(let path): path
    }
  }
}
