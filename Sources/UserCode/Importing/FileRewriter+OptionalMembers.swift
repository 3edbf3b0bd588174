extension FileRewriter {
  /// Gives an `@objc` protocol properties in place of its optional members.
  mutating func rewriteProtocol(_ type: TypeSyntax) {
    let isForClasses = ["AnyObject", "class", "NSObjectProtocol"].contains {
      module.ancestry(of: type).contains($0)
    }
    if !isForClasses {
      edits.insert((type.hasInheritance ? ", " : ": ") + "AnyObject", at: type.inheritanceEnd)
    }
    let members = module.optionalMembers[type.name] ?? []
    guard !members.isEmpty else { return }
    for optional in members {
      edits.blank(wholeRange(of: optional.member), in: source)
      if !optional.member.canBeFoundByName {
        report(
          "'\(optional.member.name)' can't be optional here: it takes or gives what can't be passed "
            + "on", at: optional.member.head.lowerBound, .warning)
      }
    }
    let properties = members.filter(\.member.canBeFoundByName).map(\.declaration)
    edits.insert(
      "; extension \(type.name) { \(properties.joined(separator: "; ")) }",
      at: type.body.upperBound)
  }

  /// The head, and the accessors of a property.
  private func wholeRange(of member: MemberSyntax) -> Range<Int> {
    guard member.kind == .variable,
      let open = tokens.first(where: { $0.range.lowerBound >= member.head.upperBound }),
      open.isMark("{"),
      let close = tokens.first(where: {
        $0.isMark("}") && $0.range.lowerBound > open.range.lowerBound
      })
    else { return member.head }
    return member.head.lowerBound..<close.range.upperBound
  }

  /// Calls the properties that stand for optional members: `card?.card?(self, didTurn: true)` is
  /// `card?.card__didTurn?(self, true)`.
  mutating func callOptionalMembers() {
    let optionals = module.optionalMembers.keys.sorted().flatMap {
      module.optionalMembers[$0] ?? []
    }.filter { $0.member.kind == .function }
    let names = Set(optionals.map(\.member.name))
    guard !names.isEmpty else { return }
    let tokens = tokens
    for index in tokens.indices.dropFirst().dropLast(2)
    where tokens[index].isName && names.contains(tokens[index].text)
      && tokens[index - 1].isMark(".")
      && (tokens[index + 1].isMark("?") || tokens[index + 1].isMark("!"))
    {
      if tokens[index + 2].isMark("(") {
        rewriteCall(tokens[index], arguments: tokens[(index + 2)...], optionals)
      } else if tokens[index + 2].isMark("="),
        let only = optionals.first(where: { $0.member.name == tokens[index].text }),
        only.property != only.member.name
      {
        // `card.card != nil`
        edits.replace(tokens[index].range, by: only.property, in: source)
      }
    }
  }

  private mutating func rewriteCall(
    _ name: Token, arguments: ArraySlice<Token>, _ optionals: [OptionalMemberSyntax]
  ) {
    var depth = 0
    var labels: [(label: String?, range: Range<Int>?)] = []
    for index in arguments.indices {
      let token = arguments[index]
      guard token.kind == .mark else { continue }
      if "([{".contains(token.text) { depth += 1 }
      if ")]}".contains(token.text) { depth -= 1 }
      if depth == 0 { break }
      let next = arguments[(index + 1)...].prefix(2)
      guard depth == 1, token.isMark(",") || index == arguments.startIndex, let first = next.first
      else { continue }
      if first.isName, let colon = next.last, colon.isMark(":") {
        labels.append((first.text, first.range.lowerBound..<colon.range.upperBound))
      } else if !first.isMark(")") {
        labels.append((nil, nil))
      }
    }
    let given = labels.map(\.label)
    let sameName = optionals.filter { $0.member.name == name.text }
    // The last argument can be a closure that trails.
    guard
      let meant = sameName.first(where: { $0.member.labels == given })
        ?? sameName.first(where: { $0.member.labels.dropLast() == given[...] })
    else { return }
    if meant.property != name.text {
      edits.replace(name.range, by: meant.property, in: source)
    }
    for range in labels.compactMap(\.range) { edits.blank(range, in: source) }
  }
}
