import Foundation
import Synchronization

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

  /// What was read of stdin, which can't be read again.
  private static let soFar = Mutex<[UInt8]>([])
  static var standardInputSoFar: [UInt8] { soFar.withLock(\.self) }

  private static func standardInput() throws(Failure) -> [UInt8] {
    do {
      let bytes = Array(try FileHandle.standardInput.readToEnd() ?? Data())
      soFar.withLock { $0 += bytes }
      return bytes
    } catch {
      throw Failure(.inputNotFound, "stdin cannot be read")
    }
  }
}
