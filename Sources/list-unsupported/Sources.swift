import Foundation

/// The source files of what has Apple's names.
struct Sources {
  /// Their texts, by their paths below `Sources`.
  let files: [(path: String, text: String)]

  init(of checkout: URL) throws {
    let root = checkout.appending(path: "Sources")
    files = try ModuleSymbols.modules.flatMap { module in
      let folder = root.appending(path: module).path(percentEncoded: false)
      return try FileManager.default.subpathsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(".swift") }.sorted()
        .map { ("\(module)/\($0)", try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)) }
    }
  }

  var differences: [Difference] {
    files.flatMap { file in
      Difference.all(
        in: file.text,
        folder: String(file.path[..<(file.path.lastIndex(of: "/") ?? file.path.endIndex)]))
    }
  }
}
