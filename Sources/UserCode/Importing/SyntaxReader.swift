/// Reads from a file's tokens what it declares: types, their members, typealiases.
///
/// It knows as much of Swift's grammar as tells declarations from the rest, and takes all else as it
/// comes.
struct SyntaxReader {
  private(set) var types: [TypeSyntax] = []
  private(set) var typealiases: [TypealiasSyntax] = []

  let source: SourceText
  let tokens: [Token]
  var index = 0
  private var attributes: [AttributeSyntax] = []
  private var modifiers: [Token] = []

  init(_ source: SourceText) {
    self.source = source
    tokens = source.conditions.active
    while index < tokens.count { read(in: nil, path: [], isLocal: false) }
  }

  func token(_ offset: Int = 0) -> Token? {
    tokens.indices.contains(index + offset) ? tokens[index + offset] : nil
  }

  /// Reads to the end of a scope and past its closing bracket.
  ///
  /// - Parameter owner: The type whose members they are.
  private mutating func read(in owner: Int?, path: [String], isLocal: Bool) {
    while let token = token(), !token.isMark("}") { readOne(token, owner, path, isLocal) }
    index += 1
    forget()
  }

  private mutating func readOne(_ token: Token, _ owner: Int?, _ path: [String], _ isLocal: Bool) {
    if token.kind == .attribute { return readAttribute(token) }
    if token.isMark("{") {
      index += 1
      return read(in: nil, path: path, isLocal: true)
    }
    guard token.kind == .word, self.token(-1)?.isMark(".") != true,
      self.token(1)?.isMark(":") != true
    else { return skip() }
    switch token.text {
    case "class" where isModifier: takeModifier(token)
    case "class", "struct", "enum", "protocol", "extension":
      readType(token, path, isLocal)
    case "actor" where self.token(1)?.isName == true: readType(token, path, isLocal)
    case "typealias": readTypealias(path)
    case "import":
      repeat { index += 1 } while self.token()?.startsLine == false
    case "func" where owner != nil: readFunction(owner)
    case "init" where owner != nil: readInitializer(owner)
    case "var" where owner != nil, "let" where owner != nil: readVariable(owner)
    case let word where Self.modifiers.contains(word): takeModifier(token)
    default: skip()
    }
  }

  private mutating func skip() {
    index += 1
    forget()
  }

  private mutating func forget() {
    attributes = []
    modifiers = []
  }

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "static", "final",
    "override", "required", "convenience", "lazy", "weak", "unowned", "optional", "dynamic",
    "mutating", "nonmutating", "nonisolated", "indirect", "prefix", "postfix", "infix", "isolated",
    "distributed", "consuming", "borrowing",
  ]

  /// Whether `class` makes a member one of the type.
  private var isModifier: Bool {
    guard let next = token(1) else { return false }
    return next.kind == .attribute || next.isWord("func") || next.isWord("var")
      || next.isWord("let") || next.isWord("subscript")
      || (next.kind == .word && Self.modifiers.contains(next.text))
  }

  private mutating func takeModifier(_ token: Token) {
    index += 1
    if self.token()?.isMark("(") == true {
      // `private(set)` and `unowned(unsafe)` say nothing of the whole.
      passBrackets()
    } else {
      modifiers.append(token)
    }
  }

  private mutating func readAttribute(_ token: Token) {
    index += 1
    var attribute = AttributeSyntax(name: String(token.text.dropFirst()), range: token.range)
    if let next = self.token(), next.isMark("("), next.range.lowerBound == token.range.upperBound {
      let start = index
      passBrackets()
      attribute.argument = tokens[start + 1..<max(start + 1, index - 1)].map(\.text).joined()
      attribute.range = token.range.lowerBound..<tokens[index - 1].range.upperBound
    }
    attributes.append(attribute)
  }
}

extension SyntaxReader {
  /// Goes past a bracket and what it encloses.
  mutating func passBrackets() {
    var depth = 0
    while let token = token() {
      index += 1
      switch token.text {
      case "(", "[", "{": if token.kind == .mark { depth += 1 }
      case ")", "]", "}": if token.kind == .mark { depth -= 1 }
      default: break
      }
      if depth <= 0 { return }
    }
  }

  /// Goes past `<…>`, if there is one.
  private mutating func passGenerics() -> Bool {
    guard token()?.isMark("<") == true else { return false }
    var depth = 0
    while let token = token() {
      index += 1
      if token.isMark("<") { depth += 1 }
      if token.isMark(">") { depth -= 1 }
      if depth == 0 { break }
    }
    return true
  }

  /// Reads the names of a list of types, `A & B<C>, D.E`.
  private mutating func readNames(until isEnd: (Token) -> Bool) -> [String] {
    var names: [String] = []
    var joins = false
    while let token = token(), !isEnd(token) {
      if token.isMark("<") {
        _ = passGenerics()
        continue
      }
      if token.isMark("(") || token.isMark("[") {
        // A composition in brackets goes on, a tuple's names do no harm.
        index += 1
        continue
      }
      if token.isMark(".") {
        joins = true
      } else if token.isName, !["any", "some", "unchecked"].contains(token.text) {
        if joins, let last = names.popLast() {
          names.append(last + "." + token.text)
        } else {
          names.append(token.text)
        }
        joins = false
      }
      index += 1
    }
    return names
  }

  private mutating func readType(_ keyword: Token, _ path: [String], _ isLocal: Bool) {
    guard let kind = TypeSyntax.Kind(rawValue: keyword.text), let name = token(1), name.isName
    else { return skip() }
    let (attributes, modifiers) = (attributes, modifiers)
    forget()
    index += 1
    var own = [name.text]
    index += 1
    while token()?.isMark(".") == true, let next = token(1), next.isName {
      own.append(next.text)
      index += 2
    }
    let isGeneric = passGenerics()
    var end = tokens[index - 1].range.upperBound
    var inherited: [String] = []
    let hasInheritance = token()?.isMark(":") == true
    if hasInheritance {
      index += 1
      inherited = readNames { $0.isMark("{") || $0.isWord("where") }
      end = tokens[index - 1].range.upperBound
    }
    while let token = token(), !token.isMark("{"), !token.isMark("}") { index += 1 }
    guard let open = token(), open.isMark("{") else { return }
    index += 1
    let fullPath = kind == .extension ? own : path + own
    let place = types.count
    types.append(
      TypeSyntax(
        kind: kind, path: fullPath, attributes: attributes, modifiers: modifiers,
        inherited: inherited, isGeneric: isGeneric, isLocal: isLocal,
        offset: name.range.lowerBound, inheritanceEnd: end, hasInheritance: hasInheritance,
        body: open.range.lowerBound..<open.range.upperBound))
    read(in: place, path: fullPath, isLocal: isLocal)
    types[place].body =
      open.range.lowerBound..<tokens[min(index, tokens.count) - 1].range.upperBound
  }

  private mutating func readTypealias(_ path: [String]) {
    forget()
    index += 1
    guard let name = token(), name.isName else { return }
    index += 1
    _ = passGenerics()
    guard token()?.isMark("=") == true else { return }
    index += 1
    var previous = tokens[index - 1]
    let names = readNames { token in
      defer { previous = token }
      return token.isMark(";") || token.isMark("}") || token.isMark("{")
        || (token.startsLine && !token.isMark("&") && !previous.isMark("&")
          && !previous.isMark("=") && !previous.isMark("."))
    }
    typealiases.append(TypealiasSyntax(path: path + [name.text], names: names))
  }
}

extension SyntaxReader {
  private mutating func add(_ member: MemberSyntax, to owner: Int?) {
    if let owner { types[owner].members.append(member) }
  }

  private func headStart(_ keyword: Token) -> Int {
    min(
      attributes.first?.range.lowerBound ?? keyword.range.lowerBound,
      modifiers.first?.range.lowerBound ?? keyword.range.lowerBound)
  }

  private mutating func readFunction(_ owner: Int?) {
    guard let keyword = token(), let name = token(1) else { return skip() }
    var member = MemberSyntax(
      kind: .function, name: name.text, nameRange: name.range, attributes: attributes,
      modifiers: modifiers,
      head: headStart(keyword)..<name.range.upperBound)
    forget()
    index += 2
    if name.kind == .mark { while let token = token(), !token.isMark("(") { index += 1 } }
    readSignature(&member)
    add(member, to: owner)
  }

  private mutating func readInitializer(_ owner: Int?) {
    guard let keyword = token() else { return }
    var member = MemberSyntax(
      kind: .initializer, name: "init", nameRange: keyword.range, attributes: attributes,
      modifiers: modifiers,
      head: headStart(keyword)..<keyword.range.upperBound)
    forget()
    index += 1
    if token()?.isMark("?") == true || token()?.isMark("!") == true {
      member.isFailable = token()?.isMark("?") == true
      index += 1
    }
    readSignature(&member)
    add(member, to: owner)
  }

  /// Generic parameters, parameters, effects and what is returned.
  private mutating func readSignature(_ member: inout MemberSyntax) {
    member.isGeneric = passGenerics()
    guard token()?.isMark("(") == true else { return }
    member.parameters = readParameters()
    while let token = token(), token.kind == .word {
      if token.text == "async" {
        member.isAsync = true
      } else if token.text == "throws" || token.text == "rethrows" {
        member.isThrowing = true
      } else {
        break
      }
      index += 1
      if self.token()?.isMark("(") == true { passBrackets() }
    }
    if token()?.isMark("->") == true {
      index += 1
      member.type = readTypeText()
    }
    member.head = member.head.lowerBound..<tokens[index - 1].range.upperBound
  }

  private mutating func readParameters() -> [MemberSyntax.Parameter] {
    var parameters: [MemberSyntax.Parameter] = []
    index += 1
    while let token = token(), !token.isMark(")") {
      var names: [String] = []
      while let token = self.token(), !token.isMark(":"), !token.isMark(")") {
        if token.isName { names.append(token.text) }
        index += 1
      }
      guard self.token()?.isMark(":") == true else { break }
      index += 1
      let start = index
      var hasDefault = false
      var typeEnd: Int?
      while let token = self.token(), !token.isMark(","), !token.isMark(")") {
        if token.isMark("="), typeEnd == nil {
          hasDefault = true
          typeEnd = index
        }
        if token.isMark("<") {
          if typeEnd == nil { _ = passGenerics() } else { index += 1 }
        } else if token.isMark("(") || token.isMark("[") || token.isMark("{") {
          passBrackets()
        } else {
          index += 1
        }
      }
      let type = text(of: start..<(typeEnd ?? index))
      let label = names.first == "_" ? nil : names.first
      parameters.append(
        .init(label: label, name: names.last ?? "_", type: type, hasDefault: hasDefault))
      if self.token()?.isMark(",") == true { index += 1 }
    }
    index += 1
    return parameters
  }

  private mutating func readVariable(_ owner: Int?) {
    guard let keyword = token(), let name = token(1), name.isName else { return skip() }
    var member = MemberSyntax(
      kind: .variable, name: name.text, nameRange: name.range, attributes: attributes,
      modifiers: modifiers,
      head: headStart(keyword)..<name.range.upperBound)
    forget()
    index += 2
    if token()?.isMark(":") == true {
      index += 1
      member.type = readTypeText()
      member.head = member.head.lowerBound..<tokens[index - 1].range.upperBound
    }
    member.hasSetter = setterFollows
    add(member, to: owner)
  }

  /// Whether the accessors that begin here have a setter.
  private var setterFollows: Bool {
    var depth = 0
    for token in tokens[min(index, tokens.count)...] {
      if token.isMark("{") { depth += 1 }
      if token.isMark("}") { depth -= 1 }
      if depth == 0 { return false }
      if depth == 1, token.isWord("set") { return true }
    }
    return false
  }

  /// A type as written, up to where something else begins.
  private mutating func readTypeText() -> String {
    let start = index
    while let token = token() {
      if token.isMark("{") || token.isMark("}") || token.isMark(";") || token.isMark("=")
        || token.isMark(",") || token.isWord("where") || token.isMark(")")
      {
        break
      }
      if token.startsLine, index > start, let previous = self.token(-1),
        !["->", "&", ".", ":"].contains(previous.text), !["->", "&", "."].contains(token.text)
      {
        break
      }
      if token.isMark("<") {
        _ = passGenerics()
      } else if token.isMark("(") || token.isMark("[") {
        passBrackets()
      } else {
        index += 1
      }
    }
    return text(of: start..<index)
  }

  private func text(of range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    return source.text(tokens[first].range.lowerBound..<tokens[last].range.upperBound)
  }
}
