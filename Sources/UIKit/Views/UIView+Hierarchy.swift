import QuartzCore

extension UIView {
  /// Puts `view` at `index` of the subviews, wherever it was before.
  func place(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else {
      return UIKitLog.current.warn(
        "A \(type(of: view)) can't be put into itself or a view inside it.")
    }
    if view.superview === self { return reorder(view, to: index) }

    let (oldSuperview, oldWindow, newWindow) = (view.superview, view.window, window)
    if oldWindow !== newWindow { view.tellWillMove(to: newWindow) }
    view.willMove(toSuperview: self)
    oldSuperview?.willRemoveSubview(view)
    if let oldSuperview { view.leaveLayout(of: oldSuperview) }
    oldSuperview?.forget(view)

    insert(view, at: index)
    view.superview = self
    setNeedsLayout()
    view.joinLayout(of: self)
    view.refreshTraits()
    if oldWindow !== newWindow { view.tellDidMoveToWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func leaveSuperview() {
    guard let superview else { return }
    let oldWindow = window
    if oldWindow != nil {
      resignFirstResponderInside()
      tellWillMove(to: nil)
    }
    willMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    leaveLayout(of: superview)
    superview.forget(self)
    layer.removeFromSuperlayer()
    self.superview = nil
    superview.setNeedsLayout()
    if oldWindow != nil { tellDidMoveToWindow() }
    didMoveToSuperview()
  }

  func exchange(_ index1: Int, _ index2: Int) {
    guard index1 != index2 else { return }
    let (low, high) = (subviews[min(index1, index2)], subviews[max(index1, index2)])
    let (lowIndex, highIndex) = (min(index1, index2), max(index1, index2))
    reorder(high, to: lowIndex)
    reorder(low, to: highIndex)
  }

  /// Where `sibling` will be once `view` is taken out; the end where it is no subview.
  func index(of sibling: UIView, without view: UIView) -> Int {
    let others = subviews.filter { $0 !== view }
    return others.firstIndex { $0 === sibling } ?? others.endIndex
  }

  @discardableResult
  func resignFirstResponderInside() -> Bool {
    guard let responder = window?.firstResponder else { return false }
    let chain = sequence(first: responder, next: \.next)
    guard chain.contains(where: { $0 === self }) else { return false }
    return responder.resignFirstResponder()
  }

  private func reorder(_ view: UIView, to index: Int) {
    forget(view)
    insert(view, at: index)
    setNeedsLayout()
  }

  private func forget(_ view: UIView) {
    subviews.removeAll { $0 === view }
  }

  /// Layers that belong to no view keep their places among those that do.
  private func insert(_ view: UIView, at index: Int) {
    let index = min(max(index, 0), subviews.endIndex)
    if index < subviews.endIndex {
      layer.insertSublayer(view.layer, below: subviews[index].layer)
    } else {
      layer.addSublayer(view.layer)
    }
    subviews.insert(view, at: index)
  }

  private func tellWillMove(to window: UIWindow?) {
    willMove(toWindow: window)
    for subview in subviews {
      subview.tellWillMove(to: window)
    }
  }

  private func tellDidMoveToWindow() {
    didMoveToWindow()
    owner?.viewDidMove(to: window)
    for subview in subviews {
      subview.tellDidMoveToWindow()
    }
  }
}
