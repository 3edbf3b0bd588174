import Foundation

/// Whether users' sources compile here, and what they would need to.
package struct SourceCheck: Sendable {
  /// What keeps the sources from compiling, and whether that is for want of a name of Apple's.
  package struct Problem: Sendable, Equatable {
    package var diagnostic: Diagnostic
    /// An Apple name that Animatic doesn't have.
    package var missing: String?
    /// The nearest name that it has.
    package var nearest: String?
  }

  package let problems: [Problem]
  /// What the importer says of the sources.
  package let remarks: [Diagnostic]

  /// Compiles the files as one module, without making anything.
  ///
  /// - Parameter languageMode: 4, 4.2, 5 or 6.
  package init(
    _ files: SourceFiles, languageMode: String, toolchain: Toolchain, modules: OwnModules
  ) throws {
    let attempt = try Attempt(files, languageMode, toolchain, modules, isPhone: true)
    if let first = attempt.errors.first, let condition = attempt.sources.phoneConditions.first {
      // A file that is for phones alone can still go with others, as it does on any other system.
      let other = try Attempt(files, languageMode, toolchain, modules, isPhone: false)
      if other.errors.isEmpty {
        var left = condition
        left.message =
          "what stands below this is left out, as it doesn't compile here: \(first.sentence)"
        (problems, remarks) = ([], other.sources.problems + [left])
        return
      }
    }
    remarks = attempt.sources.problems
    let names = try attempt.errors.isEmpty ? nil : KnownNames(toolchain, modules)
    problems = attempt.errors.compactMap {
      names?.problem($0, absentModules: attempt.sources.absentModules(of: $0.file))
    }
  }

  /// One way to compile the sources.
  private struct Attempt {
    let sources: ImportedSources
    let errors: [Diagnostic]

    init(
      _ files: SourceFiles, _ languageMode: String, _ toolchain: Toolchain, _ modules: OwnModules,
      isPhone: Bool
    ) throws {
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "animatic-\(ProcessInfo.processInfo.processIdentifier)-sources")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      sources = try ImportedSources(files, into: folder, isPhone: isPhone)
      let run = try ChildProcess(
        toolchain.compiler,
        [
          "-typecheck", "-parse-as-library", "-diagnostic-style", "llvm", "-module-name",
          "UserCode",
        ]
          + ["-swift-version", languageMode] + modules.arguments + sources.paths)
      let errors = Diagnostic.all(in: run.output).filter { $0.severity == .error }
      guard run.status == 0 || errors.contains(where: { files.paths.contains($0.file) }) else {
        throw UserCodeError(.noCompiler, SourceCheck.complaint(of: toolchain, run.output))
      }
      self.errors = sources.original(errors)
    }
  }

  /// What a compiler says that doesn't get as far as the sources.
  static func complaint(of toolchain: Toolchain, _ output: String) -> String {
    let line = output.split(separator: "\n").first { $0.contains("error:") } ?? "no reason given"
    return "\(toolchain.compiler) can't compile for Animatic: \(line); use the compiler that built "
      + "the tool, or build the tool again"
  }
}
