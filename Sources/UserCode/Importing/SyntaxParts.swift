/// `@name` or `@name(…)` before a declaration.
struct AttributeSyntax: Equatable {
  var name: String
  /// What stands in its brackets, without blanks.
  var argument: String?
  var range: Range<Int>
}

/// A type, protocol or extension: its head and its members.
struct TypeSyntax {
  enum Kind: String {
    case `class`, `struct`, `enum`, `actor`, `protocol`, `extension`
  }

  var kind: Kind
  /// With the types around it; of an extension: what it extends.
  var path: [String]
  var attributes: [AttributeSyntax]
  /// With their places.
  var modifiers: [Token]
  /// What stands after the colon, compositions taken apart, generic arguments left out.
  var inherited: [String]
  var isGeneric: Bool
  /// Whether it is declared in the body of a function.
  var isLocal: Bool
  /// Where the name begins.
  var offset: Int
  /// Where another inherited type can be added, and whether it is the first.
  var inheritanceEnd: Int
  var hasInheritance: Bool
  /// From the opening bracket to the closing one.
  var body: Range<Int>
  var members: [MemberSyntax] = []

  var name: String { path.joined(separator: ".") }

  func has(_ modifier: String) -> Bool { modifiers.contains { $0.text == modifier } }
  func hasAttribute(_ name: String) -> Bool { attributes.contains { $0.name == name } }
}

struct MemberSyntax {
  enum Kind {
    case function, initializer, variable
  }

  struct Parameter {
    var label: String?
    var name: String
    /// As written, without attributes.
    var type: String
    var hasDefault: Bool
  }

  var kind: Kind
  var name: String
  /// Where the name stands.
  var nameRange: Range<Int>
  var parameters: [Parameter] = []
  /// What a function returns or what type a variable has, as written.
  var type: String?
  var isGeneric = false
  /// An initializer's `?`.
  var isFailable = false
  var isAsync = false
  var isThrowing = false
  var attributes: [AttributeSyntax]
  var modifiers: [Token]
  /// Whether a variable's accessors are written out, and one of them sets it.
  var hasSetter = false
  /// From the first attribute to the end of the head, without the body.
  var head: Range<Int>

  var labels: [String?] { parameters.map(\.label) }

  func has(_ modifier: String) -> Bool { modifiers.contains { $0.text == modifier } }
  func hasAttribute(_ name: String) -> Bool { attributes.contains { $0.name == name } }
}

struct TypealiasSyntax {
  /// With the types around it.
  var path: [String]
  /// What it stands for, compositions taken apart.
  var names: [String]
}
