import CoreGraphics
import CoreText
import Foundation

/// Text and how it is set, ready to be measured or drawn at any width.
struct Typesetting: Hashable {
  var runs: [TextRun]
  var style: TextStyle

  init(runs: [TextRun], style: TextStyle) {
    self.runs = runs
    self.style = style
  }

  init(_ text: String, font: UIFont, color: UIColor, style: TextStyle = TextStyle()) {
    self.init(
      runs: text.isEmpty ? [] : [TextRun(text, font: font.font, color: color.cgColor)],
      style: style)
  }

  /// The text of an attributed string, whose first paragraph style counts for all of it.
  init(_ text: NSAttributedString, font: UIFont, color: UIColor) {
    var style = TextStyle()
    if let paragraph = text.paragraphStyle {
      style = TextStyle(
        alignment: paragraph.alignment.ofLines, lineBreakMode: paragraph.lineBreakMode.ofLines,
        lineSpacing: paragraph.lineSpacing)
    }
    self.init(runs: text.runs(font: font, color: color), style: style)
  }

  /// The lines in a column of a width, or as wide as they are.
  ///
  /// UIKit's methods can't throw: who plays a film loads the fonts first and has had the error.
  func layout(width: CGFloat? = nil) -> TextLayout {
    do {
      return try TextLayout(runs, width: width, style: style)
    } catch {
      preconditionFailure(error.description)
    }
  }

  /// The size in points, rounded up to whole pixels.
  func size(width: CGFloat? = nil) -> CGSize {
    layout(width: width).size.roundedUp(scale: .ofCurrentTraits)
  }

  /// The same with all fonts smaller or larger.
  func scaled(by factor: CGFloat) -> Typesetting {
    var scaled = self
    for index in scaled.runs.indices { scaled.runs[index].font.size *= factor }
    return scaled
  }
}

extension TextLayout {
  /// Draws into the current context, if there is one.
  func draw(at point: CGPoint, overriding color: CGColor? = nil) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    do {
      try draw(in: context, at: point, color: color ?? .black, overridesColors: color != nil)
    } catch {
      preconditionFailure(error.description)
    }
  }
}

extension CGSize {
  /// Rounded up to whole pixels, but for what calculations add by accident.
  func roundedUp(scale: CGFloat) -> CGSize {
    func up(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
    return CGSize(width: up(width), height: up(height))
  }
}
