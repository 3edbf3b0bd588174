import Foundation

/// The most memory that a film of 100 frames takes and one of 1,000, filmed and made of pictures: tabs that
/// never stop sliding.
enum Memory {
  /// In points.
  private static let (width, height) = (390, 844)
  /// Pixels in a point.
  private static let scales = [1, 2]
  /// A slide has twenty frames.
  private static let slides = [5, 50]

  /// - Parameter pages: The file of the screens `explore`, `saved` and `profile`.
  static func report(_ pages: String, tool: String) throws {
    print("\nPeak memory in MiB:\n")
    print(Table.line("film", ["100", "1000", "÷"]))
    for scale in scales {
      let folder = try Folder()
      let scenes = try slides.map { count in
        let path = folder.path("slides-\(count).yml")
        try Data(scene(pages: pages, scale: scale, slides: count).utf8).write(
          to: .init(fileURLWithPath: path))
        return path
      }
      let rendered = try scenes.map {
        try Child.run([tool, "render", $0, "-o", "-", "--format", "gif"])
      }
      let frames = folder.path("frames")
      _ = try Child.run([tool, "render", scenes[0], "-o", frames + ".png"])
      let pictures = (1...100).map { "\(frames)/" + String(format: "%04d.png", $0) }
      let encoded = try [1, 10].map { times in
        let files = (0..<times).flatMap { _ in pictures }
        return try Child.run(
          [tool, "encode"] + files + ["-o", "-", "--format", "gif", "--fps", "50"])
      }
      let name = "\(width * scale)×\(height * scale)"
      print(row("render \(name)", rendered))
      print(row("encode \(name)", encoded))
    }
  }

  private static func row(_ name: String, _ films: [Child]) -> String {
    let bytes = films.map(\.peakBytes)
    return Table.line(
      name, bytes.map(Table.mebibytes) + [Table.number(bytes[1] / bytes[0], 2)])
  }

  private static func scene(pages: String, scale: Int, slides: Int) -> String {
    let steps = (1...slides).map { "  - {select: \($0 % 3), transition: TabSlide}" }
    return """
      canvas: {size: \(width)x\(height), scale: \(scale)}
      include: \(URL(fileURLWithPath: pages).path)
      root: {tabs: [explore, saved, profile]}
      script:
      \(steps.joined(separator: "\n"))
      output: {fps: 50}

      """
  }
}
