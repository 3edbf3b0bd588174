/// What `animatic --help` prints.
@MainActor enum Overview {
  static var text: String {
    let width = (Animatic.commands.map { $0.name.count }.max() ?? 0) + 2
    let rows = Animatic.commands.map { command in
      "  " + command.name + String(repeating: " ", count: width - command.name.count)
        + command.configuration.abstract
    }
    return """
      Films UIKit transitions without a phone.

      EXAMPLES
        animatic scene.yml
        animatic render PushScale --from a.png --to b.png -o push.gif
        animatic list

      COMMANDS
      \(rows.joined(separator: "\n"))

      'animatic FILE' is short for 'animatic render FILE'; 'animatic COMMAND --help' tells more.

      """
  }
}
