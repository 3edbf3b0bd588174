import Foundation

/// The text of an SVG file, element by element. The same calls give the same text.
struct SVGText {
  private(set) var text = ""
  private var open: [String] = []

  /// Attributes in their order.
  typealias Attributes = KeyValuePairs<String, String>

  mutating func element(_ name: String, _ attributes: Attributes = [:], _ content: String? = nil) {
    let end = content.map { ">\(Self.escaped($0))</\(name)>" } ?? "/>"
    line("<\(name)\(Self.text(of: attributes))\(end)")
  }

  mutating func group(
    _ name: String, _ attributes: Attributes, _ body: (inout SVGText) -> Void
  ) {
    line("<\(name)\(Self.text(of: attributes))>")
    open.append(name)
    body(&self)
    open.removeLast()
    line("</\(name)>")
  }

  private mutating func line(_ line: String) {
    text += String(repeating: "  ", count: open.count) + line + "\n"
  }

  private static func text(of attributes: Attributes) -> String {
    attributes.map { " \($0)=\"\(escaped($1))\"" }.joined()
  }

  /// What XML 1.0 has no place for is left out.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Double {
  /// A place in a drawing: to a hundredth.
  var place: String { brief }
}
