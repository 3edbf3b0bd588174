/// What each `--speed` makes of each scene's film, as large as the scene says: bytes, and the processor
/// seconds of the whole run, which hardly depend on what else the machine does.
enum Presets {
  private static let speeds = ["fast", "default", "best"]

  static func report(_ scenes: [String], tool: String) throws {
    print("\nKiB and processor seconds of each film, by --speed:\n")
    print(Table.line("scene", speeds.flatMap { [$0, "s"] }))
    var sums = speeds.flatMap { _ in [0.0, 0.0] }
    for scene in scenes {
      let row = try speeds.flatMap { try measure(scene, $0, tool: tool) }
      print(Table.line(Bench.name(of: scene), cells(row)))
      for index in row.indices { sums[index] += row[index] }
    }
    print(Table.line("all", cells(sums)))
  }

  /// The bytes and the seconds.
  private static func measure(
    _ scene: String, _ speed: String, tool: String
  ) throws -> [Double] {
    let folder = try Folder()
    let file = folder.path("film.gif")
    let film = try Child.run([tool, "render", scene, "-o", file, "--speed", speed])
    return [try Folder.byteCount(file), film.processorSeconds]
  }

  private static func cells(_ row: [Double]) -> [String] {
    row.enumerated().map { index, value in
      index % 2 == 0 ? Table.kibibytes(value) : Table.number(value, 2)
    }
  }
}
