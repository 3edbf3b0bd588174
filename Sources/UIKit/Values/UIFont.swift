import CoreText
public import Foundation

/// A font at a size in points.
///
/// Unlike Apple's, the only family is Inter; it stands in for San Francisco, whose line heights it
/// reports.
public final class UIFont: NSObject, Sendable {
  package let font: Font

  package init(_ font: Font) {
    self.font = font
  }

  /// Unlike Apple's, nil for every name but those of Inter's faces, such as `Inter-SemiBold`; the log
  /// warns of it by the font's name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let faces = stride(from: 100, through: 900, by: 100).flatMap { weight in
      [false, true].map { FontFace(weight: weight, isItalic: $0) }
    }
    guard let face = faces.first(where: { $0.postScriptName == fontName }) else {
      UIKitLog.miss(
        "UIFont(name: \"\(fontName)\") is nil: the only fonts here are Inter's, such as "
          + "Inter-Regular and Inter-SemiBold.")
      return nil
    }
    self.init(Font(size: fontSize, weight: face.weight, isItalic: face.isItalic))
  }

  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Font(size: fontSize))
  }

  public static func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(Font(size: fontSize, weight: weight.ofFace))
  }

  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Font(size: fontSize, isItalic: true))
  }

  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(Font(size: fontSize, weight: weight.ofFace, tabularDigits: true))
  }

  /// Unlike Apple's, only its digits are as wide as each other: there is no such font here, of which the
  /// log warns.
  public static func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIKitLog.miss(
      "UIFont.monospacedSystemFont(ofSize:weight:) is Inter with digits of one width: there is no font"
        + " here whose letters are.")
    return monospacedDigitSystemFont(ofSize: fontSize, weight: weight)
  }

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var font = font
    font.size = fontSize
    return UIFont(font)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.font == font
  }

  public override var hash: Int { font.hashValue }
}

extension UIFont {
  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18
  public static let smallSystemFontSize: CGFloat = 12
  public static let systemFontSize: CGFloat = 14

  public var familyName: String { "Inter" }
  public var fontName: String { font.face.postScriptName }
  public var pointSize: CGFloat { font.size }
  public var ascender: CGFloat { font.ascender }
  public var descender: CGFloat { font.descender }
  public var leading: CGFloat { font.leading }
  public var lineHeight: CGFloat { font.lineHeight }
  public var capHeight: CGFloat { font.capHeight }
  public var xHeight: CGFloat { font.xHeight }
}
