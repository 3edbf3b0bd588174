import Foundation
import Synchronization

/// Folders of the file system.
enum Folder {
  static func exists(at path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The folders that this run made, each behind those around it.
  private static let made = Mutex<[String]>([])

  /// Takes away again what this run made and wrote nothing into.
  static func removeEmptyOnes() {
    for path in made.withLock(\.self).reversed() { rmdir(path) }
  }

  /// Makes the folder at `path`, and those around it, unless it is there.
  static func make(_ path: String) throws(Failure) {
    guard !path.isEmpty, !exists(at: path) else { return }
    made.withLock { $0 += missing(in: path) }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw Failure(
        .cannotCreate, "the folder \(path) cannot be made; check the path and its permissions")
    }
  }

  /// The folders on the way to `path` that aren't there, and itself.
  private static func missing(in path: String) -> [String] {
    let parents = path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
    return (parents + [path]).filter { !$0.isEmpty && !exists(at: $0) }
  }

  /// The visible files in the folder at `path` that have one of `extensions`, in natural order.
  static func files(in path: String, extensions: [String]) throws(Failure) -> [String] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw Failure(.inputNotFound, "\(path) cannot be read; check its permissions")
    }
    return names.filter { name in
      !name.hasPrefix(".") && extensions.contains { name.lowercased().hasSuffix("." + $0) }
    }
    .sorted(by: NaturalOrder.areInOrder)
    .map { path + (path.hasSuffix("/") ? "" : "/") + $0 }
  }
}
