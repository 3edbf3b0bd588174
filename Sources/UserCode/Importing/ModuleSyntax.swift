/// Files that are compiled together, and what one of them has to know of the others.
struct ModuleSyntax {
  let files: [FileSyntax]
  let declarations: Declarations
  /// Of each type of the files, and of Apple's that they extend: where its members are.
  private(set) var members: [String: [Place]] = [:]
  /// The optional members of each `@objc` protocol.
  private(set) var optionalMembers: [String: [OptionalMemberSyntax]] = [:]
  /// The methods that are found by name, of each class that has such.
  private(set) var methods: [String: [Place]] = [:]

  /// What the classes override that inherit from a class, at any distance.
  private(set) var overrides: [String: [MemberSyntax]] = [:]

  struct Place {
    var file: Int
    var type: TypeSyntax
    var member: MemberSyntax
  }

  init(_ files: [FileSyntax]) {
    self.files = files
    declarations = Declarations(files)
    for (number, file) in files.enumerated() {
      for type in file.types {
        let name = declarations.type(named: type.name)?.name ?? type.name
        members[name, default: []] += type.members.map {
          Place(file: number, type: type, member: $0)
        }
        if type.kind == .protocol { optionalMembers[name] = OptionalMemberSyntax.all(of: type) }
      }
    }
    for heir in declarations.types where heir.kind == .class {
      let own = (members[heir.name] ?? []).map(\.member).filter { $0.has("override") }
      guard !own.isEmpty else { continue }
      for ancestor in declarations.ancestry(of: heir) { overrides[ancestor, default: []] += own }
    }
    let named = Set(files.flatMap { SelectorExpression.namedMethods(in: $0.source) })
    for (number, file) in files.enumerated() {
      for type in file.types where type.kind == .class {
        let found = methods(of: type, in: number, named: named)
        if !found.isEmpty { methods[type.name] = found }
      }
    }
  }

  /// Whether a class of the files that it inherits from has methods found by name.
  func ancestorHasMethods(_ type: TypeSyntax) -> Bool {
    ancestry(of: type).contains { methods[$0] != nil }
  }

  func ancestry(of type: TypeSyntax) -> Set<String> {
    if !type.isLocal, let declaration = declarations.type(named: type.name) {
      return declarations.ancestry(of: declaration)
    }
    let inherited = type.inherited.compactMap { declarations.type(named: $0) }
    return inherited.reduce(into: Set(type.inherited)) {
      $0.formUnion(declarations.ancestry(of: $1))
    }
  }
}

extension ModuleSyntax {
  private func methods(of type: TypeSyntax, in file: Int, named: Set<String>) -> [Place] {
    let wanted = ancestry(of: type).sorted().flatMap { optionalMembers[$0] ?? [] }
    return (members[type.name] ?? []).filter { place in
      let member = place.member
      let isSeen =
        place.file == file
        || !(member.has("private") || member.has("fileprivate"))
          && !(place.type.has("private") || place.type.has("fileprivate"))
      guard isSeen, member.canBeFoundByName else { return false }
      return wanted.contains { $0.member.isSame(as: member) }
        || (member.kind == .function
          && (type.hasAttribute("objcMembers")
            || place.type.hasAttribute("objc")
              && place.type.kind == .extension
            || member.isObjective || named.contains(member.name)))
    }
  }

  /// The methods of a name that a class has, its own and those of the files that it inherits.
  func methods(named name: String, of type: String) -> [Place] {
    let ancestry = declarations.type(named: type).map(declarations.ancestry) ?? []
    let found = ([type] + ancestry.sorted()).flatMap { members[$0] ?? [] }
      .filter { $0.member.name == name && $0.member.kind == .function }
    if !found.isEmpty { return found }
    // Apple's classes inherit from each other in ways that the files don't tell.
    return members.keys.sorted().filter { declarations.type(named: $0) == nil }
      .flatMap { members[$0] ?? [] }
      .filter { $0.member.name == name && $0.member.kind == .function }
  }
}

extension MemberSyntax {
  /// Marked for Objective-C, itself.
  var isObjective: Bool {
    hasAttribute("objc") || hasAttribute("IBAction") || hasAttribute("IBSegueAction")
  }

  /// Whether it takes and gives what can be passed on as `Any`.
  var canBeFoundByName: Bool {
    guard kind != .initializer, !has("static"), !has("class"), !isGeneric, !isAsync, !isThrowing,
      !attributes.contains(where: {
        $0.name == "available" && $0.argument?.hasPrefix("*,unavailable") == true
      }), name.first?.isLetter == true || name.first == "_"
    else { return false }
    return parameters.allSatisfy { !$0.type.hasPrefix("inout ") && !$0.type.hasSuffix("...") }
  }

  /// Whether it has the other's name and labels.
  func isSame(as other: MemberSyntax) -> Bool {
    kind == other.kind && name == other.name && labels == other.labels
  }

  /// What the types of its parameters are, as written.
  var types: [String] { parameters.map(\.type) }

  /// Whether a reference by name and labels could be to another one.
  func isAmbiguous(among others: [MemberSyntax]) -> Bool {
    others.contains { $0.types != types && ($0.labels == labels || labels.isEmpty) }
  }

  /// A reference to the method of a class: `Card.move(to:)`.
  func reference(in owner: String) -> String {
    let labels = labels.map { ($0 ?? "_") + ":" }.joined()
    return "\(owner).\(name)" + (labels.isEmpty ? "" : "(\(labels))")
  }

  /// A closure that calls the method of an object: `{ (o: Card, a0: Int) in o.move(to: a0) }`.
  func call(in owner: String) -> String {
    let types = parameters.enumerated().map {
      let type = $0.element.type
      return "a\($0.offset): " + (type.hasSuffix("!") ? type.dropLast() + "?" : type)
    }
    let arguments = parameters.enumerated().map {
      ($0.element.label.map { "\($0): " } ?? "") + "a\($0.offset)"
    }
    return "{ (\((["o: \(owner)"] + types).joined(separator: ", "))) in "
      + "o.\(name)(\(arguments.joined(separator: ", "))) }"
  }
}
