import Foundation

/// What a constraint says, in numbers.
extension LayoutProblem {
  func relation(of constraint: NSLayoutConstraint) -> LinearConstraint? {
    guard let space = constraint.commonAncestor, let first = constraint.firstLayoutItem else {
      return nil
    }
    let isMirrored = constraint.isDirectional && space.isMirrored
    var sum = value(constraint.firstAttribute, of: first, in: space, isMirrored)
    if constraint.isBinary, let second = constraint.secondLayoutItem {
      let other = value(constraint.secondAttribute, of: second, in: space, isMirrored)
      sum.add(other, times: -Double(constraint.multiplier))
    }
    sum.constant -= Double(constraint.constant)
    if constraint.relation == .lessThanOrEqual { sum.multiply(by: -1) }
    return LinearConstraint(
      sum, constraint.relation == .equal ? .equalToZero : .atLeastZero,
      priority: constraint.priority.level)
  }

  /// Mirrored, places count from the right leftwards.
  private func value(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in space: UIView,
    _ isMirrored: Bool
  ) -> LinearExpression {
    guard isMirrored else { return value(attribute, of: item, in: space) }
    return value(attribute.mirrored, of: item, in: space) * -1
  }

  /// In the coordinates of `space`, which contains the item or is it.
  private func value(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in space: UIView
  ) -> LinearExpression {
    guard let axis = attribute.axis else { return LinearExpression() }
    let view = item as? UIView
    let isContent = view === space && !attribute.isLength
    let span = isContent ? contentSpan(of: space, axis) : alignmentSpan(of: item, axis, in: space)
    let margins = (item.layoutView?.layoutMargins ?? .zero).along(axis)
    switch attribute {
    case .notAnAttribute, .width, .height: return span.length
    case .left, .leading, .top: return span.start
    case .right, .trailing, .bottom: return span.end
    case .centerX, .centerY: return span.middle
    case .leftMargin, .leadingMargin, .topMargin: return span.start + Double(margins.before)
    case .rightMargin, .trailingMargin, .bottomMargin: return span.end + -Double(margins.after)
    case .centerXWithinMargins, .centerYWithinMargins:
      return span.inset(margins.before, margins.after).middle
    case .firstBaseline, .lastBaseline:
      guard let view else { return span.end }
      let isFirst = attribute == .firstBaseline
      let text = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if text !== view, text.isDescendant(of: view) { return value(attribute, of: text, in: space) }
      let line = isFirst ? view.baselines.first : view.baselines.last
      return span.start + span.length * Double(line.share) + Double(line.offset)
    }
  }

  /// What a view's edges are to the views in it: in a scroll view those of the content.
  private func contentSpan(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> LayoutSpan {
    let content = view.contentGuideOfConstraints.map { self.span(of: $0, axis) }
    if let content { return content }
    useSize(of: view)
    let insets = view.alignmentRectInsets.along(axis)
    return LayoutSpan(
      start: LinearExpression(constant: Double(view.bounds.origin.along(axis))),
      length: span(of: view, axis).length
    ).inset(insets.before, insets.after)
  }

  /// The item less what of it doesn't count for alignment.
  private func alignmentSpan(
    of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, in space: UIView
  ) -> LayoutSpan {
    var span = span(of: item, axis)
    if let view = item as? UIView {
      useSize(of: view)
      if view !== space { span.start = start(of: view, axis, in: space) }
      let insets = view.alignmentRectInsets.along(axis)
      return span.inset(insets.before, insets.after)
    }
    guard let view = item.layoutView else { return span }
    useSize(of: view)
    if view !== space {
      span.start.add(start(of: view, axis, in: space))
      span.start.constant -= Double(view.bounds.origin.along(axis))
    }
    return span
  }

  /// Where a view starts in the coordinates of one that contains it.
  private func start(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, in space: UIView
  ) -> LinearExpression {
    var sum = LinearExpression()
    for view in sequence(first: view, next: \.superview) {
      if !isDecided(view) { view.autoLayout.isPlaceUsed = true }
      sum.add(span(of: view, axis).start)
      guard let superview = view.superview, superview !== space else { break }
      sum.constant -= Double(superview.bounds.origin.along(axis))
    }
    return sum
  }

  private func useSize(of view: UIView) {
    if !isDecided(view) { view.autoLayout.isSizeUsed = true }
  }
}
