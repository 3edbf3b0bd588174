import Animatic
import Cards

let canvas = Canvas(size: CGSize(width: 200, height: 300), scale: 2)

let film = Film(of: MenuController(), on: canvas) { menu, script in
  script.tap(menu.button, at: 0.5)
  script.hold(until: 1.5)
}

try await film.write(to: CommandLine.arguments.dropFirst().first ?? "card.gif")
print(try film.log)
