import Foundation

/// The Swift files that users name, themselves or by their folders.
package struct SourceFiles: Sendable {
  /// In the order in which they were named, those of a folder by name; each once.
  package let paths: [String]

  package init(_ words: [String]) throws(UserCodeError) {
    var paths: [String] = []
    for word in words {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: word, isDirectory: &isFolder) else {
        throw UserCodeError(.noSources, "there is no \(word); check the path")
      }
      let found = isFolder.boolValue ? Self.files(in: word) : [word]
      guard !found.isEmpty else {
        throw UserCodeError(.noSources, "\(word) has no Swift files")
      }
      paths += found.filter { !paths.contains($0) }
    }
    if let other = paths.first(where: { !$0.hasSuffix(".swift") }) {
      throw UserCodeError(.noSources, "\(other) is not a Swift file")
    }
    self.paths = paths
  }

  private static func files(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let stem = folder.hasSuffix("/") ? folder : folder + "/"
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { stem + $0 }
  }
}
