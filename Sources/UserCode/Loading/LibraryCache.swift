import Foundation
import ImageFiles

/// Compiled libraries of earlier runs, found by all that went into them.
struct LibraryCache {
  /// The name of the library in its folder.
  static let library = "UserCode.so"
  /// The name of what it was made of, which is compared to the last byte.
  private static let key = "key"
  /// The name of what tells whether the library is damaged.
  private static let seal = "seal"
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
    if Self.isWhole(place, bytes) { return Self.library(in: place) }
    let made = try writableFolder()
    let temporary = made.path(percentEncoded: false)
    TemporaryFiles.remember(temporary)
    defer { TemporaryFiles.forget(temporary) }
    do {
      try make(temporary)
      try bytes.write(to: made.appending(path: Self.key))
      try Self.seal(of: made).write(to: made.appending(path: Self.seal))
    } catch {
      try? FileManager.default.removeItem(at: made)
      throw error
    }
    return try keep(made, at: place, bytes)
  }

  private static func library(in place: URL) -> String {
    place.appending(path: library).path(percentEncoded: false)
  }

  /// Whether a folder has the library of a key, undamaged.
  private static func isWhole(_ place: URL, _ key: Data) -> Bool {
    let contents = { (name: String) in
      FileManager.default.contents(atPath: place.appending(path: name).path)
    }
    guard contents(Self.key) == key, let seal = contents(Self.seal) else { return false }
    return (try? Self.seal(of: place)) == seal
  }

  /// What changes if the library does.
  private static func seal(of place: URL) throws -> Data {
    Data(name(of: try Data(contentsOf: place.appending(path: library))).utf8)
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

  /// Another run may have made the same meanwhile, and may be using it.
  private func keep(_ made: URL, at place: URL, _ key: Data) throws -> String {
    let files = FileManager.default
    if (try? files.moveItem(at: made, to: place)) == nil {
      if Self.isWhole(place, key) {
        try? files.removeItem(at: made)
      } else {
        try? files.removeItem(at: place)
        try files.moveItem(at: made, to: place)
      }
    }
    forgetOldest()
    return Self.library(in: place)
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
