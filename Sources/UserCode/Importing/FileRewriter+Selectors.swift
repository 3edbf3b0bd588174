extension FileRewriter {
  /// `#selector` and `#keyPath`.
  mutating func replaceDirectives() {
    let tokens = tokens
    for index in tokens.indices where tokens[index].kind == .directive {
      switch tokens[index].text {
      case "#selector":
        guard let selector = SelectorExpression(tokens[index...], in: source) else { continue }
        edits.replace(selector.range, by: text(of: selector), in: source)
      case "#keyPath":
        // Its brackets are read as those of a selector.
        guard let path = SelectorExpression(tokens[index...], in: source) else { continue }
        let names = path.owner.drop { $0.first?.isUppercase == true } + [path.name]
        edits.replace(path.range, by: "\"\(names.joined(separator: "."))\"", in: source)
      default: break
      }
    }
  }

  private func text(of selector: SelectorExpression) -> String {
    switch selector.kind {
    case .getter: return Self.named(selector.name)
    case .setter: return Self.named(ObjectiveName.setter(of: selector.name))
    case .method: break
    }
    let around = type(around: selector.range.lowerBound)
    let owner = owner(of: selector, around: around)
    let candidates = module.methods(named: selector.name, of: owner?.type ?? "").map(\.member)
    let found = candidates.first { selector.labels == nil || selector.labels == $0.labels }
    let name =
      found.map(ObjectiveName.of) ?? ObjectiveName.of(selector.name, selector.labels ?? [])
    guard let owner, owner.hasMethods, found?.canBeFoundByName ?? true,
      found?.has("optional") != true
    else { return Self.named(name) }
    if let cast = selector.cast {
      return "Selector(\"\(name)\", \(owner.text).\(selector.name) as (\(owner.text)) -> \(cast))"
    }
    let isOverloaded = candidates.contains { $0.labels != found?.labels }
    let written = (selector.labels ?? []).map { ($0 ?? "_") + ":" }.joined()
    let reference =
      found?.reference(in: owner.text, isOverloaded: isOverloaded)
      ?? "\(owner.text).\(selector.name)" + (written.isEmpty ? "" : "(\(written))")
    return "Selector(\"\(name)\", \(reference))"
  }

  private static func named(_ name: String) -> String { "Selector(\"\(name)\")" }

  /// Whose method it is: the type's name, and how it is written at that place.
  private func owner(
    of selector: SelectorExpression, around: TypeSyntax?
  ) -> (type: String, text: String, hasMethods: Bool)? {
    switch selector.owner {
    case [], ["self"], ["Self"]:
      guard let around else { return nil }
      let text = around.kind == .extension ? around.name : around.path.last ?? around.name
      return (around.name, text, isClass(around.name))
    case let names where names.first?.first?.isUppercase == true:
      let text = names.filter { $0 != "self" }.joined(separator: ".")
      let name = module.declarations.index(of: text, seenFrom: around?.name ?? "")
        .map { module.declarations.types[$0].name }
      return (name ?? text, text, isClass(name ?? text))
    default: return nil
    }
  }

  /// Whether a type's methods can be referred to: protocols' can't.
  private func isClass(_ name: String) -> Bool {
    if let type = module.declarations.type(named: name) { return type.kind == .class }
    let protocols = [
      "Delegate", "DataSource", "Protocol", "Transitioning", "Coordinator", "Coordinating",
      "ResponderStandardEditActions", "Item",
    ]
    return !protocols.contains(where: name.hasSuffix) || name == "UIBarButtonItem"
  }
}

extension FileRewriter {
  /// Gives a class the table by which its methods are found.
  mutating func addMethodTable(to type: TypeSyntax) {
    guard let places = module.methods[type.name], let owner = type.path.last else { return }
    let overrides = module.ancestorHasMethods(type)
    var entries: [String] = []
    for place in places {
      let member = place.member
      let name = ObjectiveName.of(member)
      if member.kind == .variable {
        entries.append(
          "ObjectiveMethod(\"\(name)\", value: { (o: \(owner)) in o.\(member.name) })")
      } else {
        let others = module.methods(named: member.name, of: type.name)
        let reference = member.reference(
          in: owner, isOverloaded: others.contains { $0.member.labels != member.labels })
        entries.append("ObjectiveMethod(\"\(name)\", \(reference))")
      }
    }
    let isPublic = type.has("public") || type.has("open")
    let inherited = overrides ? "super.objectiveMethods + " : ""
    insert(
      "\(isPublic ? "public " : "")nonisolated \(overrides ? "override " : "")class var "
        + "objectiveMethods: [ObjectiveMethod] { \(inherited)[\(entries.joined(separator: ", "))] }",
      atEndOf: type)
    if !overrides {
      edits.insert(
        (type.hasInheritance ? ", " : ": ") + "ObjectiveMethodTable", at: type.inheritanceEnd)
    }
  }

  /// Puts a member before the bracket that closes a type, on its line.
  private mutating func insert(_ member: String, atEndOf type: TypeSyntax) {
    let close = type.body.upperBound - 1
    let last = tokens.last { $0.range.upperBound <= close }
    let isAlone =
      last.map {
        $0.isMark("{") || $0.isMark(";")
          || source.position(of: $0.range.upperBound).line != source.position(of: close).line
      } ?? true
    edits.insert((isAlone ? "" : "; ") + member + " ", at: close)
  }
}
