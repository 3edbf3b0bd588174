/// The types that a set of files declares, and what the files tell of them.
package struct Declarations: Sendable {
  /// A type that can be named from outside of functions.
  package struct TypeDeclaration: Sendable, Equatable {
    package enum Kind: Sendable {
      case `class`, `struct`, `enum`, `actor`, `protocol`
    }

    /// Who can name it.
    package enum Access: Sendable {
      /// All files of the module.
      case module
      /// The code of its file.
      case file
    }

    package var kind: Kind
    /// With the types around it: `Outer.Inner`.
    package var name: String
    package var file: String
    package var line: Int
    package var column: Int
    package var access: Access
    package var isGeneric: Bool
    /// What its declaration and its extensions inherit from, as written.
    package var inherited: [String]
    /// Whether `Name()` makes one, so far as the files tell.
    package var canBeMadeWithoutArguments = false
    /// The names of its methods and of those of its extensions, with their labels, in their order:
    /// `animationController(forDismissed:)`.
    package var methods: [String] = []
    /// The name of a `static let` that holds one: `shared`.
    package var sharedInstance: String?
  }

  /// In the order of files and lines.
  package private(set) var types: [TypeDeclaration] = []

  private var indices: [String: Int] = [:]
  private var typealiases: [String: [String]] = [:]

  /// Reads the files.
  package init(_ files: SourceFiles) throws(UserCodeError) {
    var syntaxes: [FileSyntax] = []
    for path in files.paths { syntaxes.append(FileSyntax(try SourceText(contentsOf: path))) }
    self.init(syntaxes)
  }

  init(_ files: [FileSyntax]) {
    for file in files {
      for alias in file.typealiases {
        typealiases[alias.path.joined(separator: ".")] = alias.names
      }
      for type in file.types where !type.isLocal { add(type, of: file) }
    }
    for file in files {
      for type in file.types where type.kind == .extension {
        guard let index = index(of: type.name, seenFrom: "") else { continue }
        types[index].inherited += type.inherited
      }
    }
    let members = members(files)
    for index in types.indices where types[index].kind == .class {
      types[index].canBeMadeWithoutArguments = canBeMade(types[index], members)
      types[index].methods = (members[types[index].name] ?? []).filter { $0.kind == .function }
        .map { "\($0.name)(\($0.labels.map { ($0 ?? "_") + ":" }.joined()))" }
    }
  }

  private mutating func add(_ type: TypeSyntax, of file: FileSyntax) {
    let kind: TypeDeclaration.Kind
    switch type.kind {
    case .class: kind = .class
    case .struct: kind = .struct
    case .enum: kind = .enum
    case .actor: kind = .actor
    case .protocol: kind = .protocol
    case .extension: return
    }
    let (line, column) = file.source.position(of: type.offset)
    let outer = indices[type.path.dropLast().joined(separator: ".")].map { types[$0].access }
    let isHidden = type.has("private") || type.has("fileprivate") || outer == .file
    indices[type.name] = types.count
    types.append(
      TypeDeclaration(
        kind: kind, name: type.name, file: file.source.path, line: line, column: column,
        access: isHidden ? .file : .module, isGeneric: type.isGeneric, inherited: type.inherited,
        sharedInstance: type.members.first { $0.isShared(of: type.path.last ?? "") }?.name))
  }
}

extension Declarations {
  /// The type of that name, which can be one that a typealias stands for.
  package func type(named name: String) -> TypeDeclaration? {
    index(of: name, seenFrom: "").map { types[$0] }
  }

  /// The types that conform to a protocol or inherit from a class, of the files or of Apple's,
  /// themselves or by what they inherit.
  package func types(conformingTo name: String) -> [TypeDeclaration] {
    types.filter { conforms($0, to: name) }
  }

  package func conforms(_ type: TypeDeclaration, to name: String) -> Bool {
    ancestry(of: type).contains(name)
  }

  /// The names of all that a type inherits, at any distance; its own isn't among them.
  func ancestry(of type: TypeDeclaration) -> Set<String> {
    var known: Set<String> = []
    var open = type.inherited.map { ($0, type.name) }
    while let (name, place) = open.popLast() {
      if let index = index(of: name, seenFrom: place) {
        let found = types[index]
        guard known.insert(found.name).inserted else { continue }
        open += found.inherited.map { ($0, found.name) }
      } else if let names = alias(name, seenFrom: place) {
        guard known.insert(name).inserted else { continue }
        open += names.map { ($0, place) }
      } else {
        known.insert(name)
        // `UIKit.UIView` is `UIView`.
        if let last = name.split(separator: ".").last { known.insert(String(last)) }
      }
    }
    return known
  }

  /// The class of the files that a class inherits from; nil where it is Apple's or none.
  func superclass(of type: TypeDeclaration) -> TypeDeclaration? {
    type.inherited.lazy.compactMap { index(of: $0, seenFrom: type.name).map { types[$0] } }
      .first { $0.kind == .class }
  }

  /// Looks a name up as the code of a type sees it: in the type, then in those around it.
  func index(of name: String, seenFrom place: String) -> Int? {
    for candidate in candidates(name, place) {
      if let index = indices[candidate] { return index }
      if let names = typealiases[candidate], names.count == 1, names[0] != name {
        return index(of: names[0], seenFrom: place)
      }
    }
    return nil
  }

  private func alias(_ name: String, seenFrom place: String) -> [String]? {
    candidates(name, place).lazy.compactMap { typealiases[$0] }.first
  }

  private func candidates(_ name: String, _ place: String) -> [String] {
    var outer = place.split(separator: ".").map(String.init)
    var found: [String] = []
    while !outer.isEmpty {
      found.append((outer + [name]).joined(separator: "."))
      outer.removeLast()
    }
    return found + [name]
  }
}

extension Declarations {
  /// The members of each type, those of its extensions too.
  private func members(_ files: [FileSyntax]) -> [String: [MemberSyntax]] {
    var members: [String: [MemberSyntax]] = [:]
    for file in files {
      for type in file.types where !type.isLocal {
        let name = index(of: type.name, seenFrom: "").map { types[$0].name } ?? type.name
        members[name, default: []] += type.members
      }
    }
    return members
  }

  private func canBeMade(
    _ type: TypeDeclaration, _ members: [String: [MemberSyntax]], depth: Int = 0
  ) -> Bool {
    let initializers = (members[type.name] ?? []).filter { $0.kind == .initializer }
    if initializers.contains(where: \.makesWithoutArguments) { return true }
    // Who overrides the superclass's own initializers inherits those that call them.
    let designated = initializers.filter { !$0.has("convenience") }
    let inherits =
      designated.isEmpty
      || designated.contains {
        $0.has("override") && [["frame"], ["nibName", "bundle"]].contains($0.labels)
      }
    guard inherits, depth < 32 else { return false }
    if let superclass = superclass(of: type) {
      return canBeMade(superclass, members, depth: depth + 1)
    }
    return ancestry(of: type).isDisjoint(with: Self.needArguments)
  }

  /// Classes of Apple's that have no `init()`.
  private static let needArguments: Set<String> = [
    "UIPresentationController", "UISheetPresentationController", "UIStoryboardSegue",
    "UIStoryboardUnwindSegueSource", "UICollectionViewController",
  ]
}

extension MemberSyntax {
  fileprivate var makesWithoutArguments: Bool {
    parameters.allSatisfy(\.hasDefault) && !isFailable && !has("private") && !has("fileprivate")
      && !isAsync
  }

  /// `static let shared = Type()`
  fileprivate func isShared(of type: String) -> Bool {
    kind == .variable && has("static") && !has("private") && !has("fileprivate")
      && ["shared", "default", "instance", "sharedInstance", "standard"].contains(name)
      && (self.type == nil || self.type == type)
  }
}
