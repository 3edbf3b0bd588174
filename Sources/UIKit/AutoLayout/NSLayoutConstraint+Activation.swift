import Foundation

extension NSLayoutConstraint {
  /// The views whose hierarchy the constraint is in.
  var views: [UIView] {
    [firstLayoutItem, secondLayoutItem].compactMap { $0?.layoutView }
  }

  /// Whether the items are gone that the constraint was made for.
  var isOrphaned: Bool {
    firstLayoutItem?.layoutView == nil || isBinary && secondLayoutItem?.layoutView == nil
  }

  /// The view that contains all that the constraint speaks of, or is it.
  var commonAncestor: UIView? {
    guard !isOrphaned, let first = views.first, let last = views.last else { return nil }
    return sequence(first: first, next: \.superview).first { last.isDescendant(of: $0) }
  }

  /// Whether the constraint turns round with the direction of the view that contains its items.
  var isDirectional: Bool {
    firstAttribute.isDirectional || isBinary && secondAttribute.isDirectional
  }

  func activate() {
    if let flaw { return UIKitLog.current.warn("\(summary) is refused: \(flaw).") }
    guard let ancestor = commonAncestor else {
      return UIKitLog.current.warn(
        "Unable to activate constraint \(summary), because its items have no common ancestor.")
    }
    ancestor.hold(self)
  }

  func deactivate() {
    holder?.release(self)
  }

  /// What keeps the constraint from being one; nil where nothing does.
  var flaw: String? {
    if isOrphaned { return "an item is no view or guide, or is gone" }
    if !constant.isFinite || !multiplier.isFinite { return "a number is none" }
    guard let axis = firstAttribute.axis else { return "it has no first attribute" }
    guard isBinary else {
      return firstAttribute.isLength ? nil : "a place can't be equal to a constant"
    }
    let (one, other) = (firstAttribute, secondAttribute)
    if one.isLength != other.isLength { return "a length can't be related to a place" }
    if !one.isLength, axis != other.axis { return "its attributes are of two axes" }
    if one.isDirectional && other.isSided || one.isSided && other.isDirectional {
      return "leading and trailing don't go with left and right"
    }
    return !one.isLength && multiplier == 0 ? "a place can't be equal to a constant" : nil
  }

  /// The constraint in words, such as `<NSLayoutConstraint UIView.width == 100>`.
  var summary: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    let strength = priority == .required ? "" : " @\(inWords(CGFloat(priority.rawValue)))"
    let left = "\(firstLayoutItem?.layoutName ?? "nil").\(firstAttribute)"
    return "<NSLayoutConstraint\(name) \(left) \(relation.sign) \(rightSide)\(strength)>"
  }

  private var rightSide: String {
    guard isBinary else { return inWords(constant) }
    let factor = multiplier == 1 ? "" : "\(inWords(multiplier))*"
    let sum = constant == 0 ? "" : (constant < 0 ? " - " : " + ") + inWords(abs(constant))
    return "\(factor)\(secondLayoutItem?.layoutName ?? "nil").\(secondAttribute)\(sum)"
  }

  private func inWords(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : String(Double(number))
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var sign: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }
}
