import Foundation

/// A folder for what a measurement writes, gone with its owner.
struct Folder: ~Copyable {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "bench-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  static func byteCount(_ path: String) throws -> Double {
    Double(try Data(contentsOf: URL(fileURLWithPath: path)).count)
  }
}
