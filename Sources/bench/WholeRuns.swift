/// From a scene to its GIF at default quality, the tool's start included: medians of several runs, and how
/// much longer a run takes than copying its frames.
enum WholeRuns {
  private static let runs = 5

  static func report(_ scenes: [String], tool: String) async throws {
    print("\nWhole runs, medians of \(runs): seconds by the clock, and of the processor:\n")
    print(Table.line("scene", ["frames", "pixels", "clock", "cpu", "× copy", "KiB", "peak MiB"]))
    let folder = try Folder()
    let file = folder.path("film.gif")
    let films = try scenes.map { scene in
      try Child.run([tool, "render", scene, "-o", file], times: runs)
    }
    for (scene, films) in zip(scenes, films) { print(try await row(of: scene, films)) }
  }

  private static func row(of path: String, _ films: [Child]) async throws -> String {
    let parts = try await Parts(of: path, scale: nil)
    let seconds = films.map(\.seconds).median
    let copies = parts.copy * Double(parts.frameCount)
    return Table.line(
      Bench.name(of: path),
      [
        "\(parts.frameCount)", "\(parts.width)×\(parts.height)", Table.number(seconds, 2),
        Table.number(films.map(\.processorSeconds).median, 2),
        Table.number(seconds / max(copies, 1e-9), 0),
        Table.kibibytes(Double(parts.film.count)),
        Table.mebibytes(films.map(\.peakBytes).median),
      ])
  }
}
