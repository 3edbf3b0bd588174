import Foundation

/// The constraints of a tree of views as relations between numbers.
///
/// What a view is to be is four variables: its place in its superview and its size. A view that
/// translates its autoresizing mask has its frame for numbers, which follow the superview's size as
/// the mask has it.
@MainActor
final class LayoutProblem {
  let root: UIView
  private(set) var constraints: [LinearConstraint] = []
  /// Of each of the constraints, who asked for it; nil for the contents of a view.
  private(set) var origins: [NSLayoutConstraint?] = []

  /// What constraints decide on, in the order in which they mention it.
  private(set) var items: [any LayoutItem] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  private var spans: [ObjectIdentifier: PerAxis<LayoutSpan>] = [:]

  /// Where only the root's size is asked for, it is decided on, too, whatever its frame is.
  init(of root: UIView, isMeasuring: Bool = false) {
    self.root = root
    let active = root.constraintsBelow.sorted { $0.number < $1.number }
    if isMeasuring { decideOn(root) }
    for item in active.flatMap({ [$0.firstLayoutItem, $0.secondLayoutItem] }) {
      if let item { mention(item) }
    }
    for constraint in active {
      if let relation = relation(of: constraint) { require(relation, origin: constraint) }
    }
  }

  var variableCount: Int { items.count * 4 }

  func require(_ constraint: LinearConstraint, origin: NSLayoutConstraint? = nil) {
    constraints.append(constraint)
    origins.append(origin)
  }

  func isDecided(_ item: any LayoutItem) -> Bool { indices[ObjectIdentifier(item)] != nil }

  /// Forgets all that was required but the first `count`.
  func keep(_ count: Int) {
    constraints.removeSubrange(count...)
    origins.removeSubrange(count...)
  }

  private func mention(_ item: any LayoutItem) {
    switch item {
    case let view as UIView where !view.translatesAutoresizingMaskIntoConstraints: decideOn(view)
    case let guide as UILayoutGuide:
      if guide.place.isSolved { decideOn(guide) }
      if let view = guide.owningView { mention(view) }
    default: break
    }
  }

  private func decideOn(_ item: any LayoutItem) {
    guard !isDecided(item) else { return }
    indices[ObjectIdentifier(item)] = items.count
    items.append(item)
  }
}

extension LayoutProblem {
  /// A view's stretch in its superview's coordinates, a guide's in its view's.
  func span(of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> LayoutSpan {
    let key = ObjectIdentifier(item)
    if let known = spans[key] { return known[axis] }
    let both = PerAxis(
      horizontal: newSpan(of: item, .horizontal), vertical: newSpan(of: item, .vertical))
    spans[key] = both
    return both[axis]
  }

  private func newSpan(of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> LayoutSpan {
    if let index = indices[ObjectIdentifier(item)] { return decidedSpan(at: index, axis) }
    return switch item {
    case let view as UIView: ownSpan(of: view, axis)
    case let guide as UILayoutGuide: placedSpan(of: guide, axis)
    default: LayoutSpan(start: LinearExpression(), length: LinearExpression())
    }
  }

  /// Places have higher numbers than sizes, so that what is left open is a size of 0.
  private func decidedSpan(at index: Int, _ axis: NSLayoutConstraint.Axis) -> LayoutSpan {
    let size = index * 2 + axis.rawValue
    let place = LinearExpression(variable: items.count * 2 + size)
    let isContent = (items[index] as? UILayoutGuide)?.place.isContent ?? false
    return LayoutSpan(
      start: isContent || items[index] === root ? LinearExpression() : place,
      length: LinearExpression(variable: size))
  }

  private func ownSpan(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> LayoutSpan {
    let frame = view.untransformedFrame
    var span = LayoutSpan(
      start: LinearExpression(constant: Double(frame.origin.along(axis))),
      length: LinearExpression(constant: Double(frame.size.along(axis))))
    guard view !== root, let superview = view.superview else { return span }
    let shares = view.sharesOfGrowth(along: axis)
    guard shares.before != 0 || shares.length != 0 else { return span }
    let length = self.span(of: superview, axis).length
    let growth = length + -Double(superview.bounds.size.along(axis))
    span.start.add(growth, times: Double(shares.before))
    span.length.add(growth, times: Double(shares.length))
    return span
  }

  private func placedSpan(of guide: UILayoutGuide, _ axis: NSLayoutConstraint.Axis) -> LayoutSpan {
    guard let view = guide.owningView else {
      return LayoutSpan(start: LinearExpression(), length: LinearExpression())
    }
    return guide.place.span(
      axis, in: view,
      whole: LayoutSpan(
        start: LinearExpression(constant: Double(view.bounds.origin.along(axis))),
        length: span(of: view, axis).length))
  }
}
