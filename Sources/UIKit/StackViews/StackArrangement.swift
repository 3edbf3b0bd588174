import Foundation

/// The constraints, and the guides of gaps, that hold the views of a stack.
@MainActor
struct StackArrangement {
  /// Of all sizes the smallest, unless something, even a size to fit, asks for another.
  private static let smallest = UILayoutPriority(49)

  private var constraints: [NSLayoutConstraint] = []
  private var guides: [UILayoutGuide] = []

  nonisolated init() {}

  init(of stack: UIStackView) {
    let box: any LayoutItem =
      stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    let views = stack.shownSubviews
    let along = StackLine(stack.axis)
    let across = StackLine(stack.axis == .horizontal ? .vertical : .horizontal)
    if let first = views.first, let last = views.last {
      add(first, along.start, .equal, box, along.start)
      add(box, along.end, .equal, last, along.end)
    }
    distribute(views, of: stack, along)
    for view in stack.arrangedSubviews { align(view, to: views.first, in: box, of: stack, across) }
    collapse(stack, in: box, along)
    for line in [along, across] {
      add(stack, line.length, .equal, nil, .notAnAttribute, priority: Self.smallest)
    }
  }

  func begin(in stack: UIStackView) {
    for guide in guides { stack.addLayoutGuide(guide) }
    NSLayoutConstraint.activate(constraints)
  }

  func end(in stack: UIStackView) {
    NSLayoutConstraint.deactivate(constraints)
    for guide in guides { stack.removeLayoutGuide(guide) }
  }

  private mutating func add(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ other: (any LayoutItem)?,
    _ otherAttribute: NSLayoutConstraint.Attribute, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraints.append(constraint)
  }
}

/// What edges and lengths are called along one axis.
struct StackLine {
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  let middle: NSLayoutConstraint.Attribute
  let length: NSLayoutConstraint.Attribute
  let axis: NSLayoutConstraint.Axis

  init(_ axis: NSLayoutConstraint.Axis) {
    self.axis = axis
    switch axis {
    case .horizontal: (start, end, middle, length) = (.leading, .trailing, .centerX, .width)
    case .vertical: (start, end, middle, length) = (.top, .bottom, .centerY, .height)
    }
  }
}

extension StackArrangement {
  private mutating func distribute(_ views: [UIView], of stack: UIStackView, _ line: StackLine) {
    let pairs = zip(views, views.dropFirst())
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally:
      for (view, next) in pairs {
        let isBaseline = stack.isBaselineRelativeArrangement && line.axis == .vertical
        add(
          next, isBaseline ? .firstBaseline : line.start, .equal, view,
          isBaseline ? .lastBaseline : line.end, plus: stack.gap(after: view))
      }
    case .equalSpacing:
      spread(pairs, of: stack, from: line.end, to: line.start, line, priority: .required)
    case .equalCentering:
      spread(
        pairs, of: stack, from: line.middle, to: line.middle, line,
        priority: UILayoutPriority(150))
    }
    switch stack.distribution {
    case .fillEqually:
      for (view, next) in pairs { add(next, line.length, .equal, view, line.length) }
    case .fillProportionally: fillProportionally(views, line)
    case .fill, .equalSpacing, .equalCentering: break
    }
  }

  private mutating func fillProportionally(_ views: [UIView], _ line: StackLine) {
    let sized = views.filter { $0.intrinsicContentSize.along(line.axis) > 0 }
    guard let first = sized.first else { return }
    let unit = first.intrinsicContentSize.along(line.axis)
    for view in sized.dropFirst() {
      add(
        view, line.length, .equal, first, line.length,
        times: view.intrinsicContentSize.along(line.axis) / unit)
    }
  }

  /// Makes the distances between lines of neighbours equal.
  private mutating func spread(
    _ pairs: Zip2Sequence<[UIView], ArraySlice<UIView>>, of stack: UIStackView,
    from: NSLayoutConstraint.Attribute, to: NSLayoutConstraint.Attribute, _ line: StackLine,
    priority: UILayoutPriority
  ) {
    for (view, next) in pairs {
      let (guide, gap) = (UILayoutGuide(), stack.gap(after: view))
      guide.identifier = "UISV-distributing"
      add(guide, line.start, .equal, view, from)
      add(guide, line.end, .equal, next, to)
      add(next, line.start, .greaterThanOrEqual, view, line.end, plus: gap)
      add(
        next, line.start, .equal, view, line.end, plus: gap, priority: Self.smallest)
      if let first = guides.first {
        add(guide, line.length, .equal, first, line.length, priority: priority)
      }
      guides.append(guide)
    }
  }

  private mutating func align(
    _ view: UIView, to first: UIView?, in box: any LayoutItem, of stack: UIStackView,
    _ line: StackLine
  ) {
    let (alignment, isRow) = (stack.alignment, line.axis == .vertical)
    let isBaseline = isRow && (alignment == .firstBaseline || alignment == .lastBaseline)
    let touchesStart = !isBaseline && alignment != .center && alignment != .trailing
    let touchesEnd = alignment == .fill || alignment == .trailing
    let atEdge = alignment == .trailing ? line.end : line.start
    if view.isHidden {
      return hold(view, alignment == .center ? line.middle : atEdge, in: box, line)
    }
    add(view, line.start, touchesStart ? .equal : .greaterThanOrEqual, box, line.start)
    add(view, line.end, touchesEnd ? .equal : .lessThanOrEqual, box, line.end)
    if isBaseline { add(view, line.start, .equal, box, line.start, priority: Self.smallest) }
    if alignment == .center { add(view, line.middle, .equal, box, line.middle) }
    if isBaseline, let first, first !== view {
      let baseline: NSLayoutConstraint.Attribute =
        alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      add(view, baseline, .equal, first, baseline)
    }
  }

  /// Keeps a hidden view across the stack as large as it was, so that it asks nothing of the stack.
  private mutating func hold(
    _ view: UIView, _ edge: NSLayoutConstraint.Attribute, in box: any LayoutItem,
    _ line: StackLine
  ) {
    add(view, edge, .equal, box, edge)
    add(
      view, line.length, .equal, nil, .notAnAttribute,
      plus: view.bounds.size.along(line.axis), priority: UILayoutPriority(999))
  }

  /// Hidden views are nothing where they would be.
  private mutating func collapse(_ stack: UIStackView, in box: any LayoutItem, _ line: StackLine) {
    var before: UIView?
    for view in stack.arrangedSubviews {
      guard view.isHidden else {
        before = view
        continue
      }
      add(
        view, line.start, .equal, before ?? box, before == nil ? line.start : line.end)
      add(
        view, line.length, .equal, nil, .notAnAttribute, priority: UILayoutPriority(999))
    }
  }
}
