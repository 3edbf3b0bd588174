/// Why users' sources can't even be looked at; what is wrong in them is a `Diagnostic`.
package struct UserCodeError: Error, Equatable, CustomStringConvertible {
  package enum Kind: Sendable {
    /// A file or a folder that was named isn't there or holds no sources.
    case noSources
    /// There is no compiler, or none that understands Animatic's modules.
    case noCompiler
    /// There is no place to keep what was compiled.
    case noCache
  }

  package var kind: Kind
  /// A sentence that says what to do.
  package var description: String

  init(_ kind: Kind, _ description: String) {
    (self.kind, self.description) = (kind, description)
  }
}
