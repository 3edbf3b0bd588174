extension VisualFormat.Node {
  var isSuperview: Bool {
    if case .superview = self { return true }
    return false
  }
}

extension VisualFormat.Gap {
  /// A superview says by its margins what the system leaves.
  func distances(besideSuperview: Bool) -> [VisualFormat.Predicate] {
    switch self {
    case .distances(let distances): distances
    case .standard:
      [VisualFormat.Predicate(object: .number(besideSuperview ? 0 : Double(systemSpacing)))]
    }
  }
}

/// The edges that gaps are between, in one direction.
struct GapEdges {
  typealias Attribute = NSLayoutConstraint.Attribute

  let start: Attribute
  let end: Attribute
  let startMargin: Attribute
  let endMargin: Attribute

  static let natural = GapEdges(
    start: .leading, end: .trailing, startMargin: .leadingMargin, endMargin: .trailingMargin)
  static let leftToRight = GapEdges(
    start: .left, end: .right, startMargin: .leftMargin, endMargin: .rightMargin)
  static let rightToLeft = GapEdges(
    start: .right, end: .left, startMargin: .rightMargin, endMargin: .leftMargin)
  static let vertical = GapEdges(
    start: .top, end: .bottom, startMargin: .topMargin, endMargin: .bottomMargin)

  /// A gap opens at the end of a view, and at the start of the superview around it.
  func attribute(of node: VisualFormat.Node, opensGap: Bool, _ gap: VisualFormat.Gap) -> Attribute {
    let isEnd = opensGap != node.isSuperview
    guard node.isSuperview, gap == .standard else { return isEnd ? end : start }
    return isEnd ? endMargin : startMargin
  }
}
