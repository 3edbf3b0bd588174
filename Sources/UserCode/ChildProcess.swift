import Foundation

/// A program that was run to its end.
package struct ChildProcess {
  package let status: Int32
  /// What it wrote to stdout and stderr, as it came.
  package let output: String

  /// Runs a program with no input.
  package init(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    status = process.terminationStatus
    output = String(decoding: bytes, as: UTF8.self)
  }

  /// The path of a program: what has a slash is one, anything else is looked for in `folders`.
  static func path(of program: String, in folders: [String]) -> String? {
    let candidates =
      program.contains("/") ? [program] : folders.map { $0.isEmpty ? program : "\($0)/\(program)" }
    return candidates.first(where: FileManager.default.isExecutableFile)
  }
}
