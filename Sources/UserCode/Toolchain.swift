import Foundation

/// The Swift compiler that users' sources are compiled with.
package struct Toolchain: Sendable {
  /// The path of `swiftc`.
  package let compiler: String

  /// - Parameter wish: A path, or a name to be looked for; nil: `swiftc`.
  /// - Parameter folders: Where programs are, as PATH has them.
  package init(_ wish: String? = nil, folders: [String]) throws(UserCodeError) {
    guard let path = ChildProcess.path(of: wish ?? "swiftc", in: folders) else {
      throw UserCodeError(
        .noCompiler,
        wish.map { "there is no program '\($0)'; name the Swift compiler's path" }
          ?? "there is no 'swiftc' on the PATH; install Swift 6 (https://www.swift.org/install/linux) "
          + "or name the compiler with --swiftc")
    }
    compiler = path
  }

  /// Changes with the compiler.
  var stamp: String { FileStamp.of(compiler) }

  /// The path of another tool of the toolchain.
  package func tool(_ name: String) -> String {
    URL(filePath: compiler).deletingLastPathComponent().appending(path: name).path(
      percentEncoded: false)
  }
}
