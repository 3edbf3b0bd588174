import Foundation

/// Compiled libraries of earlier runs, found by all that went into them.
struct LibraryCache {
  /// The name of the library in its folder.
  static let library = "UserCode.so"
  /// The name of what it was made of, which is compared to the last byte.
  private static let key = "key"
  private static let capacity = 64

  let folder: URL

  /// `$XDG_CACHE_HOME/animatic`, else `~/.cache/animatic`.
  static var standard: LibraryCache {
    let environment = ProcessInfo.processInfo.environment
    let own = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
    let home = FileManager.default.homeDirectoryForCurrentUser.appending(path: ".cache")
    return LibraryCache(folder: (own ?? home).appending(path: "animatic"))
  }

  /// The path of the library that goes with `key`.
  ///
  /// - Parameter make: Writes the library into a folder if there is none yet.
  func library(for key: [String], _ make: (String) throws -> Void) throws -> String {
    let bytes = Data(key.joined(separator: "\0").utf8)
    let place = folder.appending(path: Self.name(of: bytes))
    let library = place.appending(path: Self.library).path(percentEncoded: false)
    if FileManager.default.contents(atPath: place.appending(path: Self.key).path) == bytes,
      FileManager.default.fileExists(atPath: library)
    {
      return library
    }
    let made = try writableFolder()
    do {
      try make(made.path(percentEncoded: false))
      try bytes.write(to: made.appending(path: Self.key))
    } catch {
      try? FileManager.default.removeItem(at: made)
      throw error
    }
    return try keep(made, at: place)
  }

  /// A folder to compile in, beside the ones that are kept.
  private func writableFolder() throws(UserCodeError) -> URL {
    let name = "new-\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString)"
    let made = folder.appending(path: name)
    do {
      try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    } catch {
      throw UserCodeError(
        .noCache,
        "compiled code can't be kept in \(folder.path(percentEncoded: false)); have XDG_CACHE_HOME "
          + "name a folder that can be written")
    }
    return made
  }

  /// Another run may have made the same meanwhile.
  private func keep(_ made: URL, at place: URL) throws -> String {
    let files = FileManager.default
    if files.fileExists(atPath: place.path) { try? files.removeItem(at: place) }
    if (try? files.moveItem(at: made, to: place)) == nil { try? files.removeItem(at: made) }
    forgetOldest()
    return place.appending(path: Self.library).path(percentEncoded: false)
  }

  private func forgetOldest() {
    let entries =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.contentModificationDateKey])) ?? []
    guard entries.count > Self.capacity else { return }
    let aged = entries.map { entry in
      let values = try? entry.resourceValues(forKeys: [.contentModificationDateKey])
      return (entry, values?.contentModificationDate ?? .distantPast)
    }
    for (entry, _) in aged.sorted(by: { $0.1 < $1.1 }).prefix(entries.count - Self.capacity) {
      try? FileManager.default.removeItem(at: entry)
    }
  }

  /// FNV-1a, 64 bit.
  private static func name(of bytes: Data) -> String {
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}
