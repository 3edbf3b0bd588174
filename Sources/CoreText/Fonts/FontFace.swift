import Foundation

/// One file of the family Inter: a weight, upright or italic.
package struct FontFace: Hashable, Sendable {
  /// 100 (thin) to 900 (black), a multiple of 100.
  package let weight: Int
  package let isItalic: Bool

  /// The face nearest to a weight on the scale of 1 to 1000.
  package init(weight: Int = 400, isItalic: Bool = false) {
    self.weight = min(max((weight + 50) / 100, 1), 9) * 100
    self.isItalic = isItalic
  }

  private static let names = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]

  private var styleName: String {
    let name = Self.names[weight / 100 - 1]
    guard isItalic else { return name }
    return weight == 400 ? "Italic" : name + "Italic"
  }

  /// As PostScript calls it, such as `Inter-SemiBold`.
  package var postScriptName: String { "Inter-" + styleName }

  /// The name of its file in Debian's package `fonts-inter`.
  package var fileName: String { postScriptName + ".otf" }
}
