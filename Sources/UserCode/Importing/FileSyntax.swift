/// What a file declares.
struct FileSyntax {
  let source: SourceText
  /// In the order in which they begin; members of types come after the type.
  let types: [TypeSyntax]
  let typealiases: [TypealiasSyntax]

  init(_ source: SourceText) {
    self.source = source
    let reader = SyntaxReader(source)
    (types, typealiases) = (reader.types, reader.typealiases)
  }
}
