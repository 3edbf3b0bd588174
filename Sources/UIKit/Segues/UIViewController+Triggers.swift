extension UIViewController {
  /// Performs a segue as a control does that a storyboard connects with it: if this controller
  /// allows it. Apple has no such method.
  public func triggerSegue(withIdentifier identifier: String, sender: Any?) {
    let isAllowed = shouldPerformSegue(withIdentifier: identifier, sender: sender)
    UIKitLog.current.note(
      .segue, of: name, "shouldPerformSegue(\(identifier))", answer: "\(isAllowed)")
    guard isAllowed else { return }
    performSegue(withIdentifier: identifier, sender: sender)
  }

  /// Lets others unwind to this controller, as a method marked `@IBAction` that takes a segue does.
  /// Apple has no such method.
  public func addUnwindAction(
    _ action: Selector, handler: @escaping @MainActor (UIStoryboardSegue) -> Void
  ) {
    unwindActions[action] = UnwindHandler { _, segue in handler(segue) }
  }
}
