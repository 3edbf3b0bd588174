import Foundation

/// Who holds constraints, and who hears that they have changed.
extension UIView {
  func hold(_ constraint: NSLayoutConstraint) {
    autoLayout.constraints.append(constraint)
    constraint.holder = self
    constraint.takeNumber()
    for view in constraint.views { view.becomeInvolved() }
    constraintsDidChange()
  }

  func release(_ constraint: NSLayoutConstraint) {
    autoLayout.constraints.removeAll { $0 === constraint }
    constraint.holder = nil
    constraint.isReportedBroken = false
    constraintsDidChange()
  }

  /// The tree's constraints have to be solved anew before the view is laid out.
  func constraintsDidChange() {
    topmost.autoLayout.isUnsolved = true
    setNeedsLayout()
  }

  /// The view's own size is another than constraints were solved with.
  func sizeDidChange() {
    if autoLayout.isSizeUsed { constraintsDidChange() }
  }

  /// The view's own place is another than constraints were solved with.
  func placeDidChange() {
    if autoLayout.isPlaceUsed { (superview ?? self).constraintsDidChange() }
  }

  private func becomeInvolved() {
    for view in sequence(first: self, next: \.superview) {
      if view.autoLayout.isInvolved { return }
      view.autoLayout.isInvolved = true
    }
  }

  /// The view is in a superview now, with constraints and wishes of its own.
  func joinLayout(of superview: UIView) {
    if autoLayout.needsUpdateBelow { superview.needUpdateBelow() }
    guard autoLayout.isInvolved else { return }
    superview.becomeInvolved()
    superview.constraintsDidChange()
  }

  /// Constraints between the view, or what is in it, and what is around it don't outlive its leaving.
  func leaveLayout(of superview: UIView) {
    guard autoLayout.isInvolved else { return }
    for ancestor in sequence(first: superview, next: \.superview) {
      let crossing = ancestor.autoLayout.constraints.filter { constraint in
        constraint.views.contains { $0.isDescendant(of: self) }
      }
      NSLayoutConstraint.deactivate(crossing)
    }
    autoLayout.solvedFrame = nil
    autoLayout.isUnsolved = true
    superview.constraintsDidChange()
  }

  func needUpdateBelow() {
    for view in sequence(first: self, next: \.superview) {
      if view.autoLayout.needsUpdateBelow { return }
      view.autoLayout.needsUpdateBelow = true
    }
  }

  /// Adds a constraint, which the view must contain or be all of.
  func add(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    if let flaw = constraint.flaw {
      return UIKitLog.current.warn("\(constraint.summary) is refused: \(flaw).")
    }
    guard constraint.views.allSatisfy({ $0.isDescendant(of: self) }) else {
      return UIKitLog.current.warn(
        "The view hierarchy of \(layoutName) is not prepared for the constraint"
          + " \(constraint.summary): an item is outside of it.")
    }
    constraint.deactivate()
    hold(constraint)
  }
}
