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
      if let file = firstFile(on: path) {
        throw Failure(
          .cannotCreate,
          "\(file) is not a folder, so that nothing can be written into it; name a folder, or a file "
            + "with an extension")
      }
      throw Failure(
        .cannotCreate, "the folder \(path) cannot be made; check the path and its permissions")
    }
  }

  /// What on the way to `path` is there without being a folder.
  private static func firstFile(on path: String) -> String? {
    steps(to: path).first { FileManager.default.fileExists(atPath: $0) && !exists(at: $0) }
  }

  /// The folders on the way to `path` that aren't there, and itself.
  private static func missing(in path: String) -> [String] {
    steps(to: path).filter { !exists(at: $0) }
  }

  private static func steps(to path: String) -> [String] {
    let parents = path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
    return (parents + [path]).filter { !$0.isEmpty }
  }

  /// The visible files in the folder at `path` that have one of `extensions`, in natural order.
  static func files(in path: String, extensions: [String]) throws(Failure) -> [String] {
    try content(of: path).filter { file in
      extensions.contains { file.lowercased().hasSuffix("." + $0) }
    }
  }

  /// The visible folders in the folder at `path`, in natural order.
  static func folders(in path: String) throws(Failure) -> [String] {
    try content(of: path).filter(exists)
  }

  private static func content(of path: String) throws(Failure) -> [String] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw Failure(.inputNotFound, "\(path) cannot be read; check its permissions")
    }
    return names.filter { !$0.hasPrefix(".") }
      .sorted(by: NaturalOrder.areInOrder)
      .map { path + (path.hasSuffix("/") ? "" : "/") + $0 }
  }
}
