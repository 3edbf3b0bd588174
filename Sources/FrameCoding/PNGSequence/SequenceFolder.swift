import Foundation
import ImageFiles

/// A folder that is written beside its place and appears whole; thrown away if it is not finished.
final class SequenceFolder {
  private let place: URL
  private let temporary: URL
  private var isInPlace = false

  init(path: String) throws(PNGSequenceError) {
    place = URL(fileURLWithPath: path)
    try Self.checkReplaceable(place)
    var template = Array(
      place.deletingLastPathComponent().path.utf8CString.dropLast()
        + "/.\(place.lastPathComponent).XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw PNGSequenceError("\(path) cannot be created (\(String(cString: strerror(errno))))")
    }
    chmod(template, 0o755)
    temporary = URL(
      fileURLWithPath: String(
        decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self))
    TemporaryFiles.remember(temporary.path)
  }

  deinit {
    if !isInPlace { try? FileManager.default.removeItem(at: temporary) }
    TemporaryFiles.forget(temporary.path)
  }

  func write(_ bytes: [UInt8], as name: String) throws(ImageFileError) {
    try AtomicFile.write(bytes, to: temporary.appendingPathComponent(name).path)
  }

  /// Puts the folder in its place; what was there goes when the new one stands.
  func moveIntoPlace() throws {
    let files = FileManager.default
    guard files.fileExists(atPath: place.path) else {
      try files.moveItem(at: temporary, to: place)
      isInPlace = true
      return
    }
    try Self.checkReplaceable(place)
    let old = temporary.appendingPathExtension("old")
    try files.moveItem(at: place, to: old)
    try files.moveItem(at: temporary, to: place)
    isInPlace = true
    try files.removeItem(at: old)
  }

  /// Nobody's folder of other things is replaced.
  private static func checkReplaceable(_ place: URL) throws(PNGSequenceError) {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isDirectory) else {
      return
    }
    let name = place.relativePath
    guard isDirectory.boolValue else {
      throw PNGSequenceError("\(name) is a file; a PNG sequence needs a folder: name another")
    }
    let content = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    if let other = content.sorted().first(where: { !SequenceIndex.canHold($0) }) {
      throw PNGSequenceError(
        "\(name) also holds \(other), so it is not replaced: name another folder")
    }
  }
}
