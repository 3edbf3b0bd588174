import Foundation

/// The bytes of a file, or of stdin for `-`.
enum InputBytes {
  static func read(_ path: String) throws(Failure) -> [UInt8] {
    if path == "-" { return try standardInput() }
    guard FileManager.default.fileExists(atPath: path) else {
      throw Failure(.inputNotFound, "\(path) does not exist; check the path")
    }
    guard !Folder.exists(at: path) else {
      throw Failure(.inputNotFound, "\(path) is a directory; name a file in it")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(.inputNotFound, "\(path) cannot be read; check its permissions")
    }
    return Array(data)
  }

  private static func standardInput() throws(Failure) -> [UInt8] {
    do {
      return Array(try FileHandle.standardInput.readToEnd() ?? Data())
    } catch {
      throw Failure(.inputNotFound, "stdin cannot be read")
    }
  }
}
