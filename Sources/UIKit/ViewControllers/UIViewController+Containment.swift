extension UIViewController {
  /// The nearest of the parents that is of a type.
  func nearestAncestor<Ancestor: UIViewController>() -> Ancestor? {
    ancestry.dropFirst().lazy.compactMap { $0 as? Ancestor }.first
  }

  /// This controller, its parent, the parent's parent and so on.
  var ancestry: [UIViewController] {
    Array(sequence(first: self, next: \.parentController))
  }

  /// The outermost of this controller's parents, or itself.
  var outermost: UIViewController {
    parentController?.outermost ?? self
  }

  func adopt(_ child: UIViewController) {
    guard child.parentController !== self else { return }
    guard !ancestry.contains(where: { $0 === child }) else {
      return UIKitLog.current.warn("\(child.name) can't become a child of \(name), inside of it.")
    }
    if child.parentController != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    childControllers.append(child)
    child.parentController = self
  }

  func leaveParent() {
    guard let parent = parentController else { return }
    parent.childControllers.removeAll { $0 === self }
    parentController = nil
    overridingTraits = nil
    didMove(toParent: nil)
  }

  /// Has another controller show something, the one that performs the action or the parent; without one
  /// it is presented.
  func handOn(
    _ shown: UIViewController, by action: Selector, sender: Any?,
    to show: (UIViewController) -> Void
  ) {
    let target = targetViewController(forAction: action, sender: sender)
    if let shower = target === self ? parentController : target ?? parentController {
      show(shower)
    } else {
      present(shown, animated: UIView.areAnimationsEnabled, completion: nil)
    }
  }
}

extension Selector {
  static let show: Selector = "showViewController:sender:"
  static let showDetail: Selector = "showDetailViewController:sender:"
}

extension [UIViewController] {
  /// Whether none of them stands here twice.
  var areDistinct: Bool {
    Set(map(ObjectIdentifier.init)).count == count
  }
}

extension UIResponder {
  /// The first view controller in the chain of responders from here on.
  var nearestController: UIViewController? {
    sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
  }
}
