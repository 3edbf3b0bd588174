/// What a controller goes through between off and on screen.
extension UIViewController {
  func beginAppearing(_ animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    loadViewIfNeeded()
    prepareToAppear()
    enter(.appearing, animated)
    hasAnnouncedAppearing = false
    note("viewWillAppear(\(animated))")
    viewWillAppear(animated)
    contentsWillAppear(animated)
    forward { $0.beginAppearanceTransition(true, animated: animated) }
    view.setNeedsLayout()
  }

  func beginDisappearing(_ animated: Bool) {
    guard appearance == .appeared || appearance == .appearing else { return }
    enter(.disappearing, animated)
    note("viewWillDisappear(\(animated))")
    viewWillDisappear(animated)
    forward { $0.beginAppearanceTransition(false, animated: animated) }
  }

  func endAppearance() {
    switch appearance {
    case .appearing:
      announceAppearing()
      enter(.appeared, isAppearanceAnimated)
      forward { $0.endAppearanceIfBegun() }
      note("viewDidAppear(\(isAppearanceAnimated))")
      viewDidAppear(isAppearanceAnimated)
      contentsDidAppear(isAppearanceAnimated)
    case .disappearing:
      enter(.disappeared, isAppearanceAnimated)
      forward { $0.endAppearanceIfBegun() }
      note("viewDidDisappear(\(isAppearanceAnimated))")
      viewDidDisappear(isAppearanceAnimated)
    case .appeared, .disappeared:
      UIKitLog.current.warn("Unbalanced calls to begin/end appearance transitions for \(name).")
    }
  }

  /// Ends a transition that a container has begun, if it had to.
  func endAppearanceIfBegun() {
    if appearance.isPassing { endAppearanceTransition() }
  }

  /// Has gone, even if it was about to come back with its container.
  func endDisappearing() {
    if isOnScreen { beginAppearanceTransition(false, animated: isAppearanceAnimated) }
    endAppearanceIfBegun()
  }

  /// Says once, when the view is in its window, that it is about to be laid out there; a view that comes
  /// back is laid out for it.
  func announceAppearing() {
    guard appearance == .appearing, !hasAnnouncedAppearing, loadedView?.window != nil else {
      return
    }
    hasAnnouncedAppearing = true
    note("viewIsAppearing(\(isAppearanceAnimated))")
    viewIsAppearing(isAppearanceAnimated)
  }

  private func enter(_ state: AppearanceState, _ animated: Bool) {
    appearance = state
    isAppearanceAnimated = animated
  }

  private func forward(_ message: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    appearingChildren.forEach(message)
  }
}
