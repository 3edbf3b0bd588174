extension FileRewriter {
  /// Gives a class what its body has to have here: the table by which its methods are found, and
  /// the methods of its extensions that override or are overridden.
  mutating func completeClass(_ type: TypeSyntax) {
    var members = module.movedMembers(of: type).map { $0.member.callOfMoved(in: type, $0.type) }
    if let table = methodTable(of: type) {
      members.append(table)
      if !module.ancestorHasMethods(type) {
        edits.insert(
          (type.hasInheritance ? ", " : ": ") + "ObjectiveMethodTable", at: type.inheritanceEnd)
      }
    }
    guard !members.isEmpty else { return }
    // On the line of the bracket that closes the class.
    let close = type.body.upperBound - 1
    let last = tokens.last { $0.range.upperBound <= close }
    let isAlone =
      last.map {
        $0.isMark("{") || $0.isMark(";")
          || source.position(of: $0.range.upperBound).line != source.position(of: close).line
      } ?? true
    edits.insert((isAlone ? "" : "; ") + members.joined(separator: "; ") + " ", at: close)
  }

  private func methodTable(of type: TypeSyntax) -> String? {
    guard let places = module.methods[type.name], let owner = type.path.last else { return nil }
    let entries = places.map { place in
      let member = place.member
      let name = ObjectiveName.of(member)
      if member.kind == .variable {
        return "ObjectiveMethod(\"\(name)\", calling: { (o: \(owner)) in o.\(member.name) })"
      }
      let others = module.methods(named: member.name, of: type.name).map(\.member)
      return member.isAmbiguous(among: others)
        ? "ObjectiveMethod(\"\(name)\", calling: \(member.call(in: owner)))"
        : "ObjectiveMethod(\"\(name)\", \(member.reference(in: owner)))"
    }
    let overrides = module.ancestorHasMethods(type)
    let access = type.has("public") || type.has("open") ? "public " : ""
    let inherited = overrides ? "super.objectiveMethods + " : ""
    return "\(access)nonisolated \(overrides ? "override " : "")class var objectiveMethods: "
      + "[ObjectiveMethod] { \(inherited)[\(entries.joined(separator: ", "))] }"
  }

  /// Gives the members of an extension that are called from the body of its class names of their
  /// own there.
  mutating func renameMovedMembers(of type: TypeSyntax) {
    for member in type.members where module.isMoved(member, of: type) {
      for modifier in member.modifiers where ["override", "open"].contains(modifier.text) {
        edits.blank(modifier.range, in: source)
      }
      edits.replace(member.nameRange, by: member.movedName(in: type), in: source)
    }
  }
}

extension ModuleSyntax {
  /// The members of a class's extensions that its body has to call.
  func movedMembers(of type: TypeSyntax) -> [Place] {
    (members[type.name] ?? []).filter { isMoved($0.member, of: $0.type) }
  }

  /// Whether a member of an extension overrides, or is overridden: only Objective-C has that.
  func isMoved(_ member: MemberSyntax, of type: TypeSyntax) -> Bool {
    guard type.kind == .extension, member.kind != .initializer, !member.has("static"),
      !member.has("class"), !member.isGeneric, member.kind == .function || member.type != nil,
      let owner = declarations.type(named: type.name), owner.kind == .class
    else { return false }
    return member.has("override")
      || (overrides[owner.name] ?? []).contains { $0.isSame(as: member) }
  }
}

extension MemberSyntax {
  fileprivate func movedName(in type: TypeSyntax) -> String {
    type.path.joined(separator: "_") + "_" + name
  }

  /// The member that stands in the class's body and calls that of the extension.
  fileprivate func callOfMoved(in type: TypeSyntax, _ place: TypeSyntax) -> String {
    let kept = ["public", "open", "internal", "override", "nonisolated"]
    var words = modifiers.map(\.text).filter(kept.contains)
    if !["public", "open"].contains(where: words.contains), place.has("public") {
      words.insert("public", at: 0)
    }
    let inner = movedName(in: place)
    guard kind == .function else {
      let setter = hasSetter ? "set { \(inner) = newValue }" : ""
      return (words + ["var \(name): \(self.type ?? "Any") { get { \(inner) } \(setter) }"])
        .joined(separator: " ")
    }
    let taken = parameters.enumerated().map {
      "\($0.element.label ?? "_") a\($0.offset): \($0.element.type)"
    }
    let given = parameters.enumerated().map {
      ($0.element.label.map { "\($0): " } ?? "") + "a\($0.offset)"
    }
    let effects = (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
    let call = (isThrowing ? "try " : "") + (isAsync ? "await " : "") + inner
    return (words + ["func \(name)(\(taken.joined(separator: ", ")))\(effects)"])
      .joined(separator: " ") + (self.type.map { " -> \($0)" } ?? "")
      + " { \(call)(\(given.joined(separator: ", "))) }"
  }
}
