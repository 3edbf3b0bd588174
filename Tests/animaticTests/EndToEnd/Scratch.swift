import Foundation
import ImageFiles
import Raster

/// A folder of a test's own, which goes with it.
final class Scratch {
  private let base: URL
  /// Empty at the beginning.
  var url: URL { base.appending(path: "work") }

  init() throws {
    base = FileManager.default.temporaryDirectory.appending(path: "animatic-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: base)
    } catch {
      FileHandle.standardError.write(Data("\(base.path) is left behind: \(error)\n".utf8))
    }
  }

  /// A file beside the folder.
  func outside(_ name: String) -> URL { base.appending(path: name) }

  func stream(_ name: String) throws -> FileHandle {
    try Data().write(to: outside(name))
    return try FileHandle(forWritingTo: outside(name))
  }

  /// The names of what lies in the folder, hidden ones too.
  var content: [String] {
    get throws { try names(in: "") }
  }

  /// The names of what lies in a folder of it, hidden ones too.
  func names(in name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.appending(path: name).path).sorted()
  }

  func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url.appending(path: name)))
  }

  func write(_ bytes: [UInt8], as name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func write(_ text: String, as name: String) throws {
    try write(Array(text.utf8), as: name)
  }

  /// Writes a PNG of one colour.
  func paint(_ name: String, _ color: Pixel, width: Int = 8, height: Int = 6) throws {
    try write(PNGFile.encode(.plain(color, width: width, height: height)), as: name)
  }
}

extension Bitmap {
  /// All of one colour.
  static func plain(_ color: Pixel, width: Int, height: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    bitmap.withMutablePixels { $0.update(repeating: color.word) }
    return bitmap
  }
}

extension Pixel {
  static let red = Pixel(red: 255, green: 0, blue: 0)
  static let green = Pixel(red: 0, green: 255, blue: 0)
  static let blue = Pixel(red: 0, green: 0, blue: 255)
}
