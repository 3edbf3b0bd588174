import CoreGraphics
import CoreText
import Foundation

extension NSAttributedString {
  /// The text as runs that look the same throughout, with a font and colour for what says nothing.
  func runs(font: UIFont, color: UIColor) -> [TextRun] {
    var runs: [TextRun] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      runs.append(
        TextRun(
          attributedSubstring(from: range).string,
          font: (attributes[.font] as? UIFont ?? font).font,
          color: (attributes[.foregroundColor] as? UIColor ?? color).cgColor,
          kern: kern(attributes[.kern])))
    }
    return runs
  }

  private func kern(_ value: Any?) -> CGFloat {
    switch value {
    case let points as CGFloat: points
    case let points as Double: CGFloat(points)
    case let points as Int: CGFloat(points)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: 0
    }
  }

  /// That of the first character that has one.
  var paragraphStyle: NSParagraphStyle? {
    var style: NSParagraphStyle?
    enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: length)) {
      value, _, stop in
      style = value as? NSParagraphStyle
      if style != nil { stop.pointee = true }
    }
    return style
  }
}
