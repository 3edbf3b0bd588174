/// What `--help` prints for a command: examples first.
@MainActor struct HelpPage {
  private let configuration: CommandConfiguration
  private let slots: [Slot]

  init(_ command: any Command.Type) {
    configuration = command.configuration
    slots = [Slot](of: command.init())
  }

  var text: String {
    [
      configuration.abstract,
      section("EXAMPLES", configuration.examples.map { "  " + $0 }),
      section("USAGE", ["  " + usage]),
      section("ARGUMENTS", rows(slots.filter { $0.form == .positional })),
      section("OPTIONS", rows(slots.filter { $0.form != .positional } + [help])),
      configuration.discussion,
    ]
    .filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private var usage: String {
    let arguments = slots.filter { $0.form == .positional }
      .map { $0.isRequired ? $0.valueName : "[\($0.valueName)\($0.isRepeating ? "…" : "")]" }
    return (["animatic", configuration.commandName] + arguments + ["[OPTIONS]"])
      .joined(separator: " ")
  }

  private var help: Slot {
    Slot(
      form: .flag, names: ["-h", "--help"], help: "Show this page.", valueName: "",
      isRepeating: false, isRequired: false, take: { _ in true }, expectation: "")
  }

  private func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : ([title] + lines).joined(separator: "\n")
  }

  /// The names in one column, what they do in another.
  private func rows(_ slots: [Slot]) -> [String] {
    let heads = slots.map(head)
    let width = (heads.map(\.count).max() ?? 0) + 2
    return zip(heads, slots).map { head, slot in
      "  " + head + String(repeating: " ", count: width - head.count) + slot.help.text
    }
  }

  private func head(_ slot: Slot) -> String {
    let value = slot.form == .option ? " " + slot.valueName : ""
    return slot.form == .positional
      ? slot.valueName : slot.names.joined(separator: ", ") + value
  }
}
