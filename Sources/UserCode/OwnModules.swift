import Foundation

/// Animatic's modules, as a compiler finds them: beside the tool, where they were built.
package struct OwnModules: Sendable {
  /// What users' sources see.
  static let names = ["UIKit", "QuartzCore", "CoreGraphics"]

  /// Where the C modules' headers are: what `pkg-config` calls the libraries that drawing needs.
  static let packages = ["cairo", "pangoft2", "libpng", "libturbojpeg", "lcms2"]

  /// What tells the compiler of the modules.
  package let arguments: [String]

  /// Changes with the tool, which what is compiled is loaded into.
  let stamp: String

  /// - Parameter executable: The path of the tool.
  /// - Parameter folders: Where programs are, as PATH has them.
  package init(beside executable: String, folders: [String]) throws(UserCodeError) {
    let bin = URL(filePath: executable).resolvingSymlinksInPath().deletingLastPathComponent()
    let modules = bin.appending(path: "Modules").path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: modules + "/UIKit.swiftmodule"),
      let maps = Self.moduleMaps(above: bin)
    else {
      throw UserCodeError(
        .noCompiler,
        "the modules that sources are compiled with are not beside \(executable); run it where "
          + "'swift build' left it")
    }
    let flags = maps.map { "-fmodule-map-file=\($0)" } + (try Self.headerFlags(folders))
    stamp = FileStamp.of(executable)
    arguments = ["-I", modules] + flags.flatMap { ["-Xcc", $0] }
  }

  /// The module maps of the C libraries, in the checkout that `folder` is in.
  private static func moduleMaps(above folder: URL) -> [String]? {
    var place = folder
    while place.path(percentEncoded: false) != "/" {
      let sources = place.appending(path: "Sources").path(percentEncoded: false)
      if FileManager.default.fileExists(atPath: sources + "/CCairo/module.modulemap") {
        let targets = (try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? []
        return targets.sorted().map { "\(sources)/\($0)/module.modulemap" }
          .filter(FileManager.default.fileExists)
      }
      place.deleteLastPathComponent()
    }
    return nil
  }

  private static func headerFlags(_ folders: [String]) throws(UserCodeError) -> [String] {
    guard let program = ChildProcess.path(of: "pkg-config", in: folders),
      let run = try? ChildProcess(program, ["--cflags"] + packages), run.status == 0
    else {
      throw UserCodeError(
        .noCompiler,
        "'pkg-config' doesn't know where the headers of \(packages.joined(separator: ", ")) are; "
          + "'make deps' installs them")
    }
    return run.output.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
