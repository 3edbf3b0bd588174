import Foundation
import FrameCoding
import Raster
import Scenes
import Stage

/// Measures films: `bench ANIMATIC SCENE.yml…` prints, for each scene, the time per frame of each part of
/// the work on one core, the whole run of the tool with its peak memory, and how much longer a frame takes
/// than copying it.
@main
enum Bench {
  /// How often the tool runs on each scene.
  static let runs = 5
  /// Pixels in a point.
  static let scale = 2.0

  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let tool = arguments.first, arguments.count > 1 else {
      FileHandle.standardError.write(Data("usage: bench ANIMATIC SCENE.yml…\n".utf8))
      exit(64)
    }
    print("Medians, in milliseconds of one core per frame at scale \(Int(scale)):\n")
    print(Table.header)
    for scene in arguments.dropFirst() { print(try await row(of: scene, tool: tool)) }
  }

  private static func row(of path: String, tool: String) async throws -> String {
    let parts = try await Parts(of: path, scale: scale)
    let films = try (0..<runs).map { _ in
      try Child.run([tool, "render", path, "-o", "-", "--format", "gif", "--scale", "\(scale)"])
    }
    return Table.row(
      name: URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent, parts: parts,
      film: films.map(\.seconds).median, memory: films.map(\.peakBytes).median)
  }
}

extension Array where Element == Double {
  var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}
