import Scenes

/// Hands the words of a command line to the slots of a command.
struct ArgumentParser {
  private let slots: [Slot]
  private let command: String
  private var given: Set<Int> = []
  private var rest: ArraySlice<String> = []

  init(slots: [Slot], command: String) {
    (self.slots, self.command) = (slots, command)
  }

  mutating func read(_ words: [String]) throws(UsageError) {
    rest = words[...]
    var isOptionAllowed = true
    while let word = rest.popFirst() {
      if isOptionAllowed, word == "--" {
        isOptionAllowed = false
      } else if isOptionAllowed, word.hasPrefix("-"), word != "-" {
        try readOption(word)
      } else {
        try readPositional(word)
      }
    }
    try checkRequired()
  }

  private mutating func readOption(_ word: String) throws(UsageError) {
    let (name, attached) = split(word)
    guard let index = slots.firstIndex(where: { $0.names.contains(name) }) else {
      let names = slots.flatMap(\.names).filter { $0.hasPrefix("--") } + ["--help"]
      throw UsageError(
        "'\(command)' has no option '\(name)'" + Spelling.advice(for: name, among: names))
    }
    let slot = slots[index]
    if !slot.isRepeating, !given.insert(index).inserted, slot.form == .option {
      throw UsageError("'\(name)' is given twice")
    }
    if slot.form == .flag {
      guard attached == nil else { throw UsageError("'\(name)' takes no value") }
      _ = slot.take(name)
    } else if let attached {
      try store(attached, in: slot, name: "'\(name)'")
    } else {
      try store(try value(of: name, slot), in: slot, name: "'\(name)'")
    }
  }

  private mutating func readPositional(_ word: String) throws(UsageError) {
    let positional = slots.indices.filter { slots[$0].form == .positional }
    guard let index = positional.first(where: { slots[$0].isRepeating || !given.contains($0) })
    else { throw UsageError("'\(command)' has no use for '\(word)'") }
    given.insert(index)
    try store(word, in: slots[index], name: slots[index].valueName)
  }

  /// `--name=value` and `-nvalue` bring their value along.
  private func split(_ word: String) -> (name: String, value: String?) {
    if word.hasPrefix("--") {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
    }
    let value = word.dropFirst(2)
    return (String(word.prefix(2)), value.isEmpty ? nil : String(value))
  }

  private mutating func value(of name: String, _ slot: Slot) throws(UsageError) -> String {
    guard let word = rest.first, !Self.isOption(word) else {
      throw UsageError("'\(name)' needs a value: \(slot.expectation)")
    }
    rest.removeFirst()
    return word
  }

  /// A hyphen before a digit is a sign.
  private static func isOption(_ word: String) -> Bool {
    word.hasPrefix("-") && word != "-" && word.dropFirst().first?.isNumber == false
  }

  private func store(_ word: String, in slot: Slot, name: String) throws(UsageError) {
    guard slot.take(word) else {
      throw UsageError("\(name) takes \(slot.expectation), not '\(word)'")
    }
  }

  private func checkRequired() throws(UsageError) {
    for (index, slot) in slots.enumerated() where slot.isRequired && !given.contains(index) {
      throw UsageError("'\(command)' needs \(slot.names.last ?? slot.valueName)")
    }
  }
}
