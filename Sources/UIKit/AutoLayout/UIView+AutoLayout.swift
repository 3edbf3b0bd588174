import Foundation

extension UIView {
  /// Those that the view holds: between itself and what is in it.
  public var constraints: [NSLayoutConstraint] { autoLayout.constraints }

  func translateMask(_ translates: Bool) {
    guard translates != autoLayout.translatesMask else { return }
    autoLayout.translatesMask = translates
    if autoLayout.isInvolved { (superview ?? self).constraintsDidChange() }
  }

  public func addConstraint(_ constraint: NSLayoutConstraint) {
    add(constraint)
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { release(constraint) }
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  public func needsUpdateConstraints() -> Bool { autoLayout.needsUpdate }

  public func updateConstraintsIfNeeded() {
    updateConstraintsBelow()
  }

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout.hugging[axis]
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    autoLayout.hugging[axis] = priority
    invalidateIntrinsicContentSize()
  }

  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    autoLayout.resistance[axis]
  }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    autoLayout.resistance[axis] = priority
    invalidateIntrinsicContentSize()
  }
}
