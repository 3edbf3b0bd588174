package import Foundation

/// Text set in lines: glyphs and where they stand, as plain values.
package struct TextLayout: Hashable, Sendable {
  package internal(set) var lines: [TextLine]
  /// The widest line and all heights, in points.
  package let size: CGSize
  /// Whether lines or parts of them are left out.
  package let isTruncated: Bool

  /// Sets runs of text in lines of at most `width` points, or in one a paragraph.
  package init(_ runs: [TextRun], width: CGFloat? = nil, style: TextStyle = TextStyle())
    throws(FontError)
  {
    var breaker = LineBreaker(style: style, width: width)
    try breaker.add(runs)
    let widest = breaker.lines.map(\.width).max() ?? 0
    var top: CGFloat = 0
    lines = breaker.lines.enumerated().map { number, line in
      if number > 0 { top += style.lineSpacing }
      var placed = line
      placed.origin = CGPoint(
        x: style.alignment.indent(of: line, in: width ?? widest), y: top + line.ascent)
      top += line.height
      return placed
    }
    size = CGSize(width: widest, height: top)
    isTruncated = breaker.isTruncated
  }

  /// Text that looks the same throughout.
  package init(
    _ text: String, font: Font, width: CGFloat? = nil, style: TextStyle = TextStyle()
  ) throws(FontError) {
    try self.init(text.isEmpty ? [] : [TextRun(text, font: font)], width: width, style: style)
  }
}

extension TextAlignment {
  /// Points from the left edge of a column to a line.
  fileprivate func indent(of line: TextLine, in width: CGFloat) -> CGFloat {
    switch self {
    case .left: 0
    case .right: width - line.width
    case .center: (width - line.width) / 2
    case .justified, .natural: line.isRightToLeft ? width - line.width : 0
    }
  }
}
