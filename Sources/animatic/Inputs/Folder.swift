import Foundation

/// Folders of the file system.
enum Folder {
  static func exists(at path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Makes the folder at `path`, and those around it, unless it is there.
  static func make(_ path: String) throws(Failure) {
    guard !path.isEmpty, !exists(at: path) else { return }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw Failure(
        .cannotCreate, "the folder \(path) cannot be made; check the path and its permissions")
    }
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
