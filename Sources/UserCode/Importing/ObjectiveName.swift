/// What Objective-C calls Swift's methods.
enum ObjectiveName {
  static func of(_ member: MemberSyntax) -> String {
    let given = member.attributes.first { $0.name == "objc" }?.argument
    return given ?? (member.kind == .variable ? member.name : of(member.name, member.labels))
  }

  /// `move(to:by:)` is `moveTo:by:`, `make(card:)` is `makeWithCard:`.
  static func of(_ name: String, _ labels: [String?]) -> String {
    guard let first = labels.first else { return name }
    var text = name
    if let first {
      text += startsWithPreposition(first) ? "" : "With"
      text += first.prefix(1).uppercased() + first.dropFirst()
    }
    return text + ":" + labels.dropFirst().map { ($0 ?? "") + ":" }.joined()
  }

  /// What `#selector(setter:)` names.
  static func setter(of name: String) -> String {
    "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
  }

  private static func startsWithPreposition(_ label: String) -> Bool {
    prepositions.contains(String(label.prefix { !$0.isUppercase && $0 != "_" }))
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
