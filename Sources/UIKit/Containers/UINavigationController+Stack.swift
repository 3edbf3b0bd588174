extension UINavigationController {
  /// Whether the stack may be changed now.
  func accepts(_ call: String) -> Bool {
    guard isTransitioning else { return true }
    UIKitLog.current.warn(
      "\(call) called on \(name) while an existing transition is occurring;"
        + " the navigation stack will not be updated.")
    return false
  }

  /// Whether the pages may be a stack. Apple raises an exception where they may not.
  func allows(_ newStack: [UIViewController]) -> Bool {
    guard newStack.areDistinct else {
      UIKitLog.current.warn("All view controllers in a navigation controller must be distinct.")
      return false
    }
    guard !newStack.contains(where: { $0 is UINavigationController }) else {
      UIKitLog.current.warn("Pushing a navigation controller is not supported.")
      return false
    }
    return true
  }

  /// Makes `newStack` the stack, and shows its last page if that is another one.
  func change(to newStack: [UIViewController], animated: Bool) {
    let change = StackChange(from: stack, to: newStack)
    for page in change.removed { page.willMove(toParent: nil) }
    for page in change.added { addChild(page) }
    let isShown = isViewLoaded && change.leaving !== change.arriving
    let isAnimated = animated && isShown && view.window != nil && change.pages != nil
    if isAnimated { barJourney = BarJourney(change, of: self) }
    adopt(newStack, awaitingTransition: isAnimated)
    if isShown {
      show(change, animated: isAnimated)
    } else {
      change.confirm(in: self)
    }
  }

  private func adopt(_ newStack: [UIViewController], awaitingTransition: Bool = false) {
    stack = newStack
    let items = newStack.map(\.navigationItem)
    if awaitingTransition {
      navigationBar.awaitCrossing(to: items)
    } else {
      navigationBar.setItems(items, animated: false)
    }
    viewIfLoaded?.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }

  private func show(_ change: StackChange, animated: Bool) {
    guard let (leaving, arriving) = change.pages else { return replaceWithoutWay(change) }
    let context = TransitionContext(
      containerView: content,
      from: TransitionSide(
        controller: leaving, view: { leaving.view }, initialFrame: leaving.view.frame),
      to: TransitionSide(
        controller: arriving, view: { arriving.view },
        finalFrame: { [unowned self] in frame(of: arriving) }),
      presentationStyle: .none)
    let animator = animated ? self.animator(for: change.operation, leaving, arriving) : nil
    isTransitioning = true
    change.mark()
    let steps = Transition.Steps(
      willBegin: { [self] in
        begin(change, animated: animated)
        barJourney?.accompany(transitionCoordinator)
      },
      settle: { [self] succeeded, _ in settle(change, succeeded: succeeded) },
      announce: { [self] succeeded in
        if succeeded, isOnScreen { didShow(arriving, animated: animated) }
      })
    Transition.start(
      owner: self, context: context, animator: animator,
      interaction: animator.flatMap { interaction(for: $0) }, steps: steps, .afterCaller)
  }

  /// The first page comes, or the last one goes: there is nothing to animate.
  private func replaceWithoutWay(_ change: StackChange) {
    begin(change, animated: false)
    change.leaving?.viewIfLoaded?.removeFromSuperview()
    showTop()
    content.layOutWhatAppears()
    change.confirm(in: self)
    change.leaving?.endAppearanceIfBegun()
    endAppearance(of: change.arriving)
    if isOnScreen, let arriving = change.arriving { didShow(arriving, animated: false) }
  }

  private func begin(_ change: StackChange, animated: Bool) {
    guard isOnScreen else { return }
    change.leaving?.beginAppearanceTransition(false, animated: animated)
    change.arriving?.beginAppearanceTransition(true, animated: animated)
    if let arriving = change.arriving { willShow(arriving, animated: animated) }
  }

  private func settle(_ change: StackChange, succeeded: Bool) {
    isTransitioning = false
    barJourney?.end(succeeded: succeeded)
    barJourney = nil
    if succeeded {
      change.leaving?.viewIfLoaded?.removeFromSuperview()
      change.confirm(in: self)
      change.leaving?.endDisappearing()
      endAppearance(of: change.arriving)
    } else {
      change.arriving?.viewIfLoaded?.removeFromSuperview()
      adopt(change.oldStack)
      showTop()
      change.revert(in: self)
      AppearanceExchange(arriving: change.arriving, leaving: change.leaving).takeBack(in: self)
    }
    change.unmark()
    view.setNeedsLayout()
  }

  /// A page has appeared once its navigation controller has.
  private func endAppearance(of page: UIViewController?) {
    if appearance == .appeared { page?.endAppearanceIfBegun() }
  }
}
