import Foundation

/// The tool that was built beside these tests, run as a user runs it.
struct Tool {
  struct Run {
    var status: Int32
    var data: [UInt8]
    /// What was said on stderr.
    var talk: String

    /// stdout as text.
    var text: String { String(decoding: data, as: UTF8.self) }
  }

  var folder: Scratch
  /// Where compiled code is kept; nil: where a user's is, so that it is found again.
  var cache: URL?

  /// Runs the tool in the folder and waits for its end.
  func run(_ words: String..., input: [UInt8] = []) throws -> Run {
    try run(words, input: input)
  }

  /// Runs the tool in the folder and waits for its end.
  func run(_ words: [String], input: [UInt8] = []) throws -> Run {
    let process = try start(words, input: input)
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus,
      data: Array(try Data(contentsOf: folder.outside("stdout"))),
      talk: String(decoding: try Data(contentsOf: folder.outside("stderr")), as: UTF8.self))
  }

  /// Starts the tool in the folder. Its streams are files, so that neither side waits for the other.
  func start(_ words: [String], input: [UInt8] = []) throws -> Process {
    try Data(input).write(to: folder.outside("stdin"))
    let process = Process()
    process.executableURL = try Self.executable
    process.arguments = words
    process.currentDirectoryURL = folder.url
    if let cache {
      process.environment = ProcessInfo.processInfo.environment
        .merging(["XDG_CACHE_HOME": cache.path]) { $1 }
    }
    process.standardInput = try FileHandle(forReadingFrom: folder.outside("stdin"))
    process.standardOutput = try folder.stream("stdout")
    process.standardError = try folder.stream("stderr")
    try process.run()
    return process
  }

  private static var executable: URL {
    get throws {
      let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      let built = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? tests
      return URL(filePath: built).deletingLastPathComponent().appending(path: "animatic")
    }
  }
}
