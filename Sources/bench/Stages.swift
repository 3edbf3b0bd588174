/// For each scene the time per frame of each stage of the work on one core, the whole run of the tool with
/// its peak memory, and how much longer a frame takes than copying it.
enum Stages {
  /// How often the tool runs on each scene.
  private static let runs = 5
  /// Pixels in a point.
  static let scale = 2.0

  static func report(_ scenes: [String], tool: String) async throws {
    print("\nMedians, in milliseconds of one core per frame at scale \(Int(scale)):\n")
    print(Table.line("scene", ["frames"] + Parts.names + ["all", "× copy", "film s", "peak MiB"]))
    let films = try scenes.map { scene in
      try Child.run(
        [tool, "render", scene, "-o", "-", "--format", "gif", "--scale", "\(scale)"], times: runs)
    }
    for (scene, films) in zip(scenes, films) { print(try await row(of: scene, films)) }
  }

  private static func row(of path: String, _ films: [Child]) async throws -> String {
    let parts = try await Parts(of: path, scale: scale)
    let medians = Parts.names.map { Table.milliseconds(parts.median($0)) }
    return Table.line(
      Bench.name(of: path),
      ["\(parts.frameCount)"] + medians + [
        Table.milliseconds(parts.perFrame),
        Table.number(parts.perFrame / max(parts.copy, 1e-9), 0),
        Table.number(films.map(\.seconds).median, 2),
        Table.mebibytes(films.map(\.peakBytes).median),
      ])
  }
}
