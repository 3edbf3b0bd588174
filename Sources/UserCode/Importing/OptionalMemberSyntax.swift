/// An `@objc optional` member of a protocol, and the property that stands for it.
struct OptionalMemberSyntax {
  let member: MemberSyntax
  /// The property's name: the member's own, or one with its labels where several go by that name.
  let property: String

  /// The optional members of a protocol.
  static func all(of type: TypeSyntax) -> [OptionalMemberSyntax] {
    let members = type.members.filter { $0.has("optional") }
    return members.map { member in
      let isAlone = members.count { $0.name == member.name } == 1
      let labels = member.labels.map { $0 ?? "" }
      return OptionalMemberSyntax(
        member: member,
        property: isAlone ? member.name : ([member.name] + labels).joined(separator: "_"))
    }
  }

  /// The property, which is nil where the object has no such member.
  var declaration: String {
    let name = ObjectiveName.of(member)
    guard member.kind == .function else {
      let type = member.type ?? "Any"
      return "var \(property): (\(type))? { objectiveValue(named: \"\(name)\", of: self) }"
    }
    let types = member.parameters.map { Self.escaping($0.type) }.joined(separator: ", ")
    return "var \(property): ((\(types)) -> \(member.type ?? "Void"))? "
      + "{ objectiveMethod(named: \"\(name)\", of: self) }"
  }

  /// A closure that is passed on by way of `Any` has to escape.
  private static func escaping(_ type: String) -> String {
    let isClosure =
      type.hasPrefix("(") && type.contains("->") && !type.hasSuffix("?") && !type.hasPrefix("((")
    return isClosure ? "@escaping " + type : type
  }
}
