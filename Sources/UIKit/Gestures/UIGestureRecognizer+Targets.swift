extension UIGestureRecognizer {
  /// Unlike Apple's, there is such an initializer: the action's `sender` is the recogniser.
  public convenience init(primaryAction: UIAction) {
    self.init()
    addAction(primaryAction)
  }

  /// Unlike Apple's, takes a method of the target's class, such as `Self.handlePan`.
  public func addTarget<Owner: AnyObject>(
    _ target: AnyObject?, action: @escaping (Owner) -> @MainActor () -> Void
  ) {
    actions.append(.method(TargetAction(target, action)))
  }

  /// Unlike Apple's, takes a method of the target's class, such as `Self.handlePan(_:)`.
  public func addTarget<Owner: AnyObject, Sender>(
    _ target: AnyObject?, action: @escaping (Owner) -> @MainActor (Sender) -> Void
  ) {
    actions.append(.method(TargetAction(target, action)))
  }

  /// Unlike Apple's, removes all actions of a target where they are methods without a name: these
  /// can't be compared.
  public func removeTarget(_ target: Any?, action: Selector? = nil) {
    actions.removeAll { $0.isMethod(of: target, named: action) }
  }

  /// Unlike Apple's, recognisers take actions as controls do.
  public func addAction(_ action: UIAction) {
    removeAction(identifiedBy: action.identifier)
    actions.append(.action(action))
  }

  public func removeAction(_ action: UIAction) {
    removeAction(identifiedBy: action.identifier)
  }

  public func removeAction(identifiedBy identifier: UIAction.Identifier) {
    actions.removeAll { $0.isAction(identifier) }
  }
}
