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
    let found = candidates.first {
      (selector.labels == nil || selector.labels == $0.labels)
        && (selector.cast == nil || $0.fits(selector.cast))
    }
    let name =
      found.map(ObjectiveName.of) ?? ObjectiveName.of(selector.name, selector.labels ?? [])
    guard let owner else { return Self.named(name) }
    guard owner.hasMethods else {
      return isApplesProtocol(owner.type)
        ? "Selector(\"\(name)\", of: (any \(owner.text)).self)" : Self.named(name)
    }
    if let found {
      let isReferable = found.canBeFoundByName && !found.has("optional")
      guard isReferable, !found.isAmbiguous(among: candidates) else { return Self.named(name) }
      return "Selector(\"\(name)\", \(found.reference(in: owner.text)))"
    }
    let written = (selector.labels ?? []).map { ($0 ?? "_") + ":" }.joined()
    return "Selector(\"\(name)\", \(owner.text).\(selector.name)"
      + (written.isEmpty ? "" : "(\(written))") + ")"
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
    return !isApplesProtocol(name)
      && !["ResponderStandardEditActions", "Protocol"].contains(where: name.hasSuffix)
  }

  private func isApplesProtocol(_ name: String) -> Bool {
    let ends = [
      "Delegate", "DataSource", "Transitioning", "TransitionCoordinator",
      "TransitionCoordinatorContext", "UIContentContainer", "UITraitEnvironment",
    ]
    return module.declarations.type(named: name) == nil && ends.contains(where: name.hasSuffix)
  }
}

extension MemberSyntax {
  /// Whether its type is what `as` says: `() -> Void`, `(Card) -> (UIButton) -> Void`.
  fileprivate func fits(_ cast: String?) -> Bool {
    let written = (cast ?? "").filter { !$0.isWhitespace }
    return written.contains("(\(types.joined(separator: ",").filter { !$0.isWhitespace }))->")
  }
}
