import CoreGraphics

/// Collects lines, paragraph by paragraph, until there are as many as allowed.
struct LineBreaker {
  let style: TextStyle
  /// In points; nil if lines may run on.
  let width: CGFloat?
  private(set) var lines: [TextLine] = []
  private(set) var isTruncated = false

  init(style: TextStyle, width: CGFloat?) {
    self.style = style
    self.width = width
  }

  mutating func add(_ runs: [TextRun]) throws(FontError) {
    let paragraphs = runs.paragraphs()
    for (number, paragraph) in paragraphs.enumerated() where !isTruncated {
      try add(paragraph, isLast: number == paragraphs.count - 1)
    }
  }

  private mutating func add(_ paragraph: [TextRun], isLast: Bool) throws(FontError) {
    let all = try TextEngine.shared.lines(of: shaping(paragraph))
    let room = style.maximumLines == 0 ? Int.max : style.maximumLines - lines.count
    guard all.count > room || (all.count == room && !isLast) else {
      lines += all
      return
    }
    isTruncated = true
    lines += all.prefix(room)
    guard let ellipsis = style.lineBreakMode.ellipsis, width != nil, let last = lines.popLast()
    else { return }
    let rest = paragraph.dropping(bytes: last.start)
    lines += try TextEngine.shared.lines(of: truncating(rest, ellipsis, goesOn: !isLast))
  }

  private func shaping(_ paragraph: [TextRun]) -> Shaping {
    switch style.lineBreakMode {
    case .clipping where style.maximumLines == 1:
      Shaping(runs: paragraph)
    case .charWrapping:
      Shaping(runs: paragraph, width: width, wrap: .character, isJustified: isJustified)
    default:
      Shaping(runs: paragraph, width: width, isJustified: isJustified)
    }
  }

  private var isJustified: Bool { style.alignment == .justified }

  /// The last line. If only later paragraphs are left out, an ellipsis at its end says so.
  private func truncating(
    _ rest: [TextRun], _ ellipsis: Shaping.Ellipsis, goesOn: Bool
  ) -> Shaping {
    var runs = rest
    if goesOn, !runs.isEmpty {
      runs[runs.count - 1].text += "…"
    }
    return Shaping(runs: runs, width: width, ellipsis: ellipsis)
  }
}

extension LineBreakMode {
  fileprivate var ellipsis: Shaping.Ellipsis? {
    switch self {
    case .wordWrapping, .charWrapping, .clipping: nil
    case .truncatingHead: .head
    case .truncatingMiddle: .middle
    case .truncatingTail: .tail
    }
  }
}
