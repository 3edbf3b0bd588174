extension FileRewriter {
  /// Says of what runs on the machine's time that it has no part in the film's.
  mutating func remarkOnMachineTime() {
    let tokens = tokens
    for index in tokens.indices {
      let rest = tokens[index...].prefix(5).map(\.text)
      guard let name = Self.machineTime(rest), !(index > 0 && tokens[index - 1].isMark("."))
      else { continue }
      report(
        "\(name) runs on the machine's time, not on the film's, which doesn't wait for it; "
          + "'DispatchQueue.main.async' and 'asyncAfter' are on the film's",
        at: tokens[index].range.lowerBound, .warning)
    }
  }

  /// What the words name, if it is something that the clock of a film doesn't drive.
  private static func machineTime(_ words: [String]) -> String? {
    guard words.count == 5 else { return nil }
    switch (words[0], words[1], words[2]) {
    case ("DispatchGroup", "(", _): return "a DispatchGroup"
    case ("DispatchSource", ".", _): return "a DispatchSource"
    case ("Thread", ".", "sleep"), ("Thread", ".", "detachNewThread"): return "a Thread"
    case ("OperationQueue", "(", _): return "an OperationQueue"
    case ("OperationQueue", ".", "main") where words[4] == "addOperation":
      return "an OperationQueue"
    case ("RunLoop", ".", _) where ["perform", "run"].contains(words[4]): return "a RunLoop"
    default: return nil
    }
  }
}
