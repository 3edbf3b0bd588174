import Foundation

/// Measures films: `bench PART ANIMATIC SCENE.yml…` prints one part of the report.
@main
enum Bench {
  private typealias Report = @Sendable (String, [String]) async throws -> Void

  /// The parts of the report, each made with the tool and the scenes.
  private static let parts: [(name: String, report: Report)] = [
    ("stages", { tool, scenes in try await Stages.report(scenes, tool: tool) }),
    ("lzw", { _, scenes in try await LZWRates.report(scenes) }),
    ("presets", { tool, scenes in try Presets.report(scenes, tool: tool) }),
    ("runs", { tool, scenes in try await WholeRuns.report(scenes, tool: tool) }),
    ("memory", { tool, pages in for page in pages { try Memory.report(page, tool: tool) } }),
  ]

  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count > 2, let part = parts.first(where: { $0.name == arguments.first }) else {
      let names = parts.map(\.name).joined(separator: "|")
      FileHandle.standardError.write(Data("usage: bench \(names) ANIMATIC SCENE.yml…\n".utf8))
      exit(64)
    }
    let words = Array(arguments.dropFirst())
    try await part.report(words[0], Array(words.dropFirst()))
  }

  /// A scene's name: its file's, without folders and extension.
  static func name(of path: String) -> String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }
}

extension Array where Element == Double {
  var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}
