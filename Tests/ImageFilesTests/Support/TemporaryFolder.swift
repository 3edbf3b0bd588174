import Foundation

/// A folder of its own for a test, gone with it.
final class TemporaryFolder {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "animatic-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path() }

  /// What is in it, hidden files too, sorted.
  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: url.path()))?.sorted() ?? []
  }
}
