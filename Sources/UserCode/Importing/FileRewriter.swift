/// Rewrites a file so that what it asks of Objective-C is there without it.
struct FileRewriter {
  let file: FileSyntax
  let number: Int
  let module: ModuleSyntax
  var edits = TextEdits()
  /// What can't be done, by line.
  var problems: [Diagnostic] = []
  /// Modules that the file imports and that aren't here.
  var absentModules: [String] = []

  var source: SourceText { file.source }
  var tokens: [Token] { source.conditions.active }

  init(_ number: Int, of module: ModuleSyntax) {
    (self.number, self.module) = (number, module)
    file = module.files[number]
    answerConditions()
    dropImports()
    blankAttributes()
    replaceDirectives()
    for type in file.types {
      switch type.kind {
      case .class: completeClass(type)
      case .extension: renameMovedMembers(of: type)
      case .protocol where type.hasAttribute("objc"): rewriteProtocol(type)
      default: break
      }
    }
    callOptionalMembers()
    remarkOnMachineTime()
  }

  mutating func report(_ message: String, at offset: Int, _ severity: Diagnostic.Severity) {
    let (line, column) = source.position(of: offset)
    problems.append(
      Diagnostic(
        file: source.path, line: line, column: column, severity: severity, message: message))
  }

  /// The innermost type around a place.
  func type(around offset: Int) -> TypeSyntax? {
    file.types.filter { $0.body.contains(offset) }.min { $0.body.count < $1.body.count }
  }
}

extension FileRewriter {
  /// Has the compiler take the code of phones.
  private mutating func answerConditions() {
    for answer in source.conditions.answers {
      edits.replace(answer.range, by: answer.isTrue ? "true" : "false", in: source)
    }
  }

  /// Takes imports away: of what the first line of the copy imports, and of what isn't here.
  private mutating func dropImports() {
    let tokens = tokens
    for index in tokens.indices
    where tokens[index].isWord("import") && isStatement(tokens[..<index]) {
      let words = tokens[(index + 1)...].prefix { !$0.startsLine && !$0.isMark(";") }
      let kinds = ["class", "struct", "enum", "protocol", "typealias", "func", "let", "var"]
      guard let name = words.first(where: { $0.isName && !kinds.contains($0.text) }),
        let last = words.last
      else { continue }
      let isOurs = ImportedSources.givenModules.contains(name.text)
      guard isOurs || !PresentModules.names.contains(name.text) else { continue }
      if !isOurs, !ImportedSources.apples.contains(name.text) {
        absentModules.append(name.text)
        report(
          "'\(name.text)' isn't here; the import is left out", at: name.range.lowerBound, .note)
      }
      let start = tokens[..<index].suffix(2).first { isBeforeImport($0, of: tokens[index]) }
      edits.blank(
        (start ?? tokens[index]).range.lowerBound..<last.range.upperBound, in: source)
    }
  }

  private func isStatement(_ before: ArraySlice<Token>) -> Bool {
    guard let last = before.last else { return true }
    return last.kind == .attribute || !last.isMark(".")
  }

  private func isBeforeImport(_ token: Token, of keyword: Token) -> Bool {
    token.line == keyword.line
      && (token.kind == .attribute
        || ["public", "internal", "private", "fileprivate", "package"].contains(token.text))
  }

  private static let objectiveAttributes: Set<String> = [
    "@objc", "@objcMembers", "@nonobjc", "@IBOutlet", "@IBAction", "@IBSegueAction",
    "@IBInspectable", "@IBDesignable", "@NSManaged", "@NSCopying", "@GKInspectable",
    "@UIApplicationMain", "@NSApplicationMain", "@main",
  ]

  private mutating func blankAttributes() {
    let tokens = tokens
    for index in tokens.indices
    where tokens[index].kind == .attribute && Self.objectiveAttributes.contains(tokens[index].text)
    {
      var end = tokens[index].range.upperBound
      let rest = tokens[(index + 1)...]
      if let next = rest.first, next.isMark("("), next.range.lowerBound == end,
        let close = rest.first(where: { $0.isMark(")") })
      {
        end = close.range.upperBound
      }
      edits.blank(tokens[index].range.lowerBound..<end, in: source)
      if tokens[index].text == "@NSManaged" {
        report(
          "Core Data isn't here: '@NSManaged' properties have no storage",
          at: tokens[index].range.lowerBound, .note)
      }
    }
    for member in file.types.flatMap(\.members) where member.has("static") {
      // Compilers of Swift 4 took it.
      for modifier in member.modifiers where modifier.isWord("open") {
        edits.replace(modifier.range, by: "public", in: source)
      }
    }
    for type in file.types where inheritsFromLayer(type) {
      for member in type.members where member.kind == .initializer && member.parameters.isEmpty {
        // Decision 4: a layer's `init()` is required here.
        for modifier in member.modifiers where modifier.isWord("override") {
          edits.replace(modifier.range, by: "required", in: source)
        }
      }
    }
  }

  private func inheritsFromLayer(_ type: TypeSyntax) -> Bool {
    type.kind == .class
      && module.ancestry(of: type).contains { $0.hasPrefix("CA") && $0.hasSuffix("Layer") }
  }
}
