/// A declaration as it stands in a line of a source file, laid out as `swift format` does.
struct Declaration: Equatable {
  /// `func`, `var`, `class`, …
  var keyword: String
  /// With the labels of its arguments; of an extension, what it extends.
  var name: String
  var isPublic: Bool
  /// How many spaces stand before it.
  var indentation: Int

  var isType: Bool {
    ["class", "struct", "enum", "protocol", "extension", "actor"].contains(keyword)
  }

  /// - Parameter lines: The line and those behind it.
  init?(_ lines: ArraySlice<Substring>) {
    guard let line = lines.first else { return nil }
    indentation = line.prefix { $0 == " " }.count
    isPublic = false
    var rest = line.dropFirst(indentation)
    while true {
      let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@".contains($0) }
      guard !word.isEmpty else { return nil }
      rest = rest.dropFirst(word.count)
      if Self.keywords.contains(word), word != "class" || !Self.isModifier(before: rest) {
        keyword = String(word)
        break
      }
      guard Self.modifiers.contains(word) || word.hasPrefix("@") || word == "class" else {
        return nil
      }
      if word == "public" || word == "open" { isPublic = true }
      if rest.hasPrefix("(") { rest = rest.drop { $0 != ")" }.dropFirst() }
      rest = rest.drop { $0 == " " }
    }
    rest = rest.drop { $0 == " " || $0 == "?" || $0 == "!" }
    switch keyword {
    case "func", "init", "subscript":
      let word = keyword == "func" ? String(rest.prefix { $0 != "(" && $0 != "<" }) : keyword
      let text = ([rest] + lines.dropFirst().prefix(30)).joined(separator: " ")
      name = word + Self.labels(in: text)
    default: name = String(rest.prefix { $0.isLetter || $0.isNumber || "_.".contains($0) })
    }
  }

  private static let keywords: Set<Substring> = [
    "func", "var", "let", "case", "init", "subscript", "class", "struct", "enum", "protocol",
    "extension", "typealias", "actor",
  ]

  private static let modifiers: Set<Substring> = [
    "public", "open", "package", "internal", "fileprivate", "private", "final", "static",
    "override",
    "required", "convenience", "weak", "unowned", "lazy", "nonisolated", "mutating", "indirect",
  ]

  /// Whether `class` is one: a function of the class comes, or a variable.
  private static func isModifier(before rest: Substring) -> Bool {
    [" func ", " var ", " override "].contains(where: rest.hasPrefix)
  }

  /// `(withDuration:_:)`, of the first parentheses.
  private static func labels(in text: String) -> String {
    guard let open = text.firstIndex(of: "(") else { return "()" }
    var (depth, words) = (0, [""])
    for letter in text[text.index(after: open)...].replacing("->", with: "") {
      if letter == ")" && depth == 0 { break }
      if "([{<".contains(letter) { depth += 1 }
      if ")]}>".contains(letter) { depth -= 1 }
      if letter == "," && depth == 0 {
        words.append("")
      } else {
        words[words.count - 1].append(letter)
      }
    }
    let labels = words.compactMap { word in
      word.split(separator: ":").first?.split(separator: " ").filter { !$0.hasPrefix("@") }.first
    }
    return "(" + labels.map { "\($0):" }.joined() + ")"
  }
}
