import Foundation
package import Scenes

/// What a scene loads, compiled: a library that makes what the scene's expressions stand for.
package struct CodeLibrary: Sendable {
  /// Where the compiled library is.
  package let path: String
  /// The paths of what it was compiled from.
  package let sources: [String]
  /// What the importer couldn't do, so that the code may do less than on a device.
  package let remarks: [Diagnostic]

  /// Compiles what isn't in the cache yet.
  ///
  /// - Throws: `CompileError` for what is wrong in the sources or the expressions, `SceneError` for
  ///   files that aren't there, `UserCodeError`.
  package init(for scene: Scene, toolchain: Toolchain, modules: OwnModules) throws {
    let sources = try SourceFiles(loadedBy: scene)
    self.sources = sources.paths
    let expressions = scene.expressions
    for expression in expressions { try expression.check() }
    let glue = Glue(expressions)
    let arguments =
      ["-emit-library", "-parse-as-library", "-wmo", "-Onone", "-diagnostic-style", "llvm"]
      + ["-module-name", "UserCode", "-swift-version", scene.languageMode] + modules.arguments
    let key =
      try [toolchain.stamp, modules.stamp] + arguments + [glue.text]
      + sources.paths.flatMap {
        try [$0, String(decoding: Data(contentsOf: URL(filePath: $0)), as: UTF8.self)]
      }
    path = try LibraryCache.standard.library(for: key) { folder in
      let glueFile = folder + "/AnimaticGlue.swift"
      try Data(glue.text.utf8).write(to: URL(filePath: glueFile))
      let imported = try ImportedSources(sources, into: URL(filePath: folder))
      try JSONEncoder().encode(imported.problems)
        .write(to: URL(filePath: folder + "/" + Self.remarks))
      let run = try ChildProcess(
        toolchain.compiler,
        arguments + ["-o", folder + "/" + LibraryCache.library] + imported.paths + [glueFile])
      try CompileError.check(run, of: sources, imported, expressions, toolchain, modules)
    }
    let beside = URL(filePath: path).deletingLastPathComponent().appending(path: Self.remarks)
    let all = try JSONDecoder().decode([Diagnostic].self, from: Data(contentsOf: beside))
    remarks = all.filter { $0.severity == .warning }
  }

  /// The name of the file beside the library that keeps what the importer said.
  private static let remarks = "remarks.json"
}

extension SourceFiles {
  fileprivate init(loadedBy scene: Scene) throws {
    for (file, path) in zip(scene.load, scene.sources) {
      do { _ = try SourceFiles([path]) } catch {
        var located = file.place.error(error.description)
        located.isOfMissingFile = true
        throw located
      }
    }
    try self.init(scene.sources)
  }
}

extension SwiftExpression {
  /// Refuses what would get out of its place in the source.
  fileprivate func check() throws(SceneError) {
    let tokens = Lexer.tokens(of: Array(text.value.utf8))
    var open: [String] = []
    let isWhole = tokens.allSatisfy { token in
      switch (token.kind, token.text) {
      case (.directive, "#if"), (.directive, "#else"), (.directive, "#elseif"),
        (.directive, "#endif"),
        (.directive, "#sourceLocation"):
        return false
      case (.mark, "("), (.mark, "["), (.mark, "{"): open.append(token.text)
      case (.mark, ")"): return open.popLast() == "("
      case (.mark, "]"): return open.popLast() == "["
      case (.mark, "}"): return open.popLast() == "{"
      default: break
      }
      return true
    }
    guard isWhole, open.isEmpty, !tokens.isEmpty else {
      let message = "'\(text.value)' is not a whole Swift expression, like 'Card(edge: .left)'"
      throw text.place.error(message)
    }
  }
}
