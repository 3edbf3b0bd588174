import Scenes

/// What is wrong in the sources that a scene loads, or in its expressions.
package struct CompileError: Error, Equatable {
  /// One at least.
  package let problems: [SourceCheck.Problem]

  /// Throws if the compiler did.
  static func check(
    _ run: ChildProcess, of sources: SourceFiles, _ imported: ImportedSources,
    _ expressions: [SwiftExpression],
    _ toolchain: Toolchain, _ modules: OwnModules
  ) throws {
    guard run.status != 0 else { return }
    let errors = Diagnostic.all(in: run.output).filter { $0.severity == .error }
    let own = errors.filter {
      sources.paths.contains($0.file) || Glue.expression(inFile: $0.file) != nil
    }
    guard !own.isEmpty else {
      throw UserCodeError(.noCompiler, SourceCheck.complaint(of: toolchain, run.output))
    }
    let names = try KnownNames(toolchain, modules)
    throw CompileError(
      problems: imported.original(own).map { error in
        var problem = names.problem(
          error, absentModules: imported.absentModules(of: error.file))
        if let number = Glue.expression(inFile: error.file) {
          problem.diagnostic.move(to: expressions[number].text)
        }
        return problem
      })
  }
}

extension Diagnostic {
  /// Says where in the scene, or on the command line, an expression stands that is wrong.
  fileprivate mutating func move(to expression: Located<String>) {
    message = "in '\(expression.value)': " + message
    (file, line, column) = (expression.place.path, expression.place.line, expression.place.column)
  }
}
