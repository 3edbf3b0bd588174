import Scenes

/// A scene in a file, or on stdin for `-`.
enum SceneFile {
  static func read(_ path: String) throws -> Scene {
    let bytes = try InputBytes.read(path)
    guard !isPicture(bytes) else {
      throw Failure(
        .badInput,
        "\(path) is a picture, not a scene; two are filmed with "
          + "'animatic render PushScale --from a.png --to b.png'")
    }
    return try Scene(parsing: bytes, path: path == "-" ? "stdin" : path)
  }

  private static func isPicture(_ bytes: [UInt8]) -> Bool {
    let beginnings: [[UInt8]] = [
      [0x89] + Array("PNG".utf8), [0xFF, 0xD8, 0xFF], Array("GIF8".utf8),
    ]
    return beginnings.contains(where: bytes.starts)
  }
}
