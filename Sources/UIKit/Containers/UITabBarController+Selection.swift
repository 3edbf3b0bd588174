extension UITabBarController {
  /// Puts other tabs in place; the selected one stays selected if it is among them.
  func replaceTabs(with newTabs: [UIViewController], animated: Bool) {
    guard !isTransitioning else {
      return UIKitLog.current.warn(
        "setViewControllers(_:animated:) called on \(name) while a transition is occurring;"
          + " the tabs stay.")
    }
    guard newTabs.areDistinct else {
      return UIKitLog.current.warn(
        "All view controllers in a tab bar controller must be distinct.")
    }
    let selected = selectedViewController
    let removed = tabs.filter { tab in !newTabs.contains { $0 === tab } }
    let added = newTabs.filter { tab in !tabs.contains { $0 === tab } }
    for tab in added { addChild(tab) }
    tabs = newTabs
    selection = newTabs.firstIndex { $0 === selected } ?? (newTabs.isEmpty ? nil : 0)
    tabBar.setItems(newTabs.compactMap(\.tabBarItem), animated: animated)
    highlightSelection()
    if isViewLoaded, selectedViewController !== selected { swap(selected) }
    for tab in removed {
      tab.willMove(toParent: nil)
      tab.removeFromParent()
    }
    for tab in added { tab.didMove(toParent: self) }
  }

  /// Shows the selected tab in place of one that isn't there any more.
  private func swap(_ leaving: UIViewController?) {
    if isOnScreen {
      selectedViewController?.beginAppearanceTransition(true, animated: false)
      leaving?.beginAppearanceTransition(false, animated: false)
    }
    leaving?.viewIfLoaded?.removeFromSuperview()
    showSelection()
    content.layOutWhatAppears()
    leaving?.endAppearanceIfBegun()
    endAppearance(of: selectedViewController)
  }

  /// Selects the tab of an item that a finger has chosen: with the delegate's leave. The tab that is
  /// selected already goes back to its first page.
  func userSelects(_ item: UITabBarItem) {
    guard let index = tabs.firstIndex(where: { $0.tabBarItem === item }) else { return }
    let tab = tabs[index]
    let mayBeSelected = UIKitLog.current.ask(delegate, "shouldSelect \(tab.name)") {
      delegate?.tabBarController(self, shouldSelect: tab)
    }
    guard mayBeSelected ?? true else { return highlightSelection() }
    if index == selection {
      (tab as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(index)
    }
    UIKitLog.current.tell(delegate, "didSelect \(tab.name)")
    delegate?.tabBarController(self, didSelect: tab)
  }

  /// Selects a tab, animated if the delegate has an animator for it.
  func select(_ index: Int) {
    guard tabs.indices.contains(index) else {
      return UIKitLog.current.warn(
        "The tab bar controller \(name) has \(tabs.count) tabs; there is none with index \(index).")
    }
    guard index != selection else { return }
    guard !isTransitioning else {
      highlightSelection()
      return UIKitLog.current.warn(
        "A tab of \(name) selected while a transition is occurring; the selection stays.")
    }
    let old = selection
    selection = index
    highlightSelection()
    guard isViewLoaded, let old else { return }
    show(tabs[index], insteadOf: tabs[old], old)
  }

  private func show(_ arriving: UIViewController, insteadOf leaving: UIViewController, _ old: Int) {
    let context = TransitionContext(
      containerView: content,
      from: TransitionSide(
        controller: leaving, view: { leaving.view }, initialFrame: leaving.view.frame),
      to: TransitionSide(
        controller: arriving, view: { arriving.view },
        finalFrame: { [unowned self] in frame(of: arriving) }),
      presentationStyle: .none)
    let animator = view.window == nil ? nil : self.animator(leaving, arriving)
    let animated = animator != nil
    isTransitioning = true
    let steps = Transition.Steps(
      willBegin: { [self] in
        guard isOnScreen else { return }
        arriving.beginAppearanceTransition(true, animated: animated)
        leaving.beginAppearanceTransition(false, animated: animated)
      },
      settle: { [self] succeeded, _ in
        settle(arriving, leaving, old, succeeded: succeeded)
      })
    Transition.start(
      owner: self, context: context, animator: animator,
      interaction: animator.flatMap { interaction(for: $0) }, steps: steps, .atOnce)
  }

  private func settle(
    _ arriving: UIViewController, _ leaving: UIViewController, _ old: Int, succeeded: Bool
  ) {
    isTransitioning = false
    if succeeded {
      leaving.viewIfLoaded?.removeFromSuperview()
      leaving.endDisappearing()
      endAppearance(of: arriving)
    } else {
      arriving.viewIfLoaded?.removeFromSuperview()
      selection = old
      highlightSelection()
      showSelection()
      AppearanceExchange(arriving: arriving, leaving: leaving).takeBack(in: self)
    }
    view.setNeedsLayout()
  }

  private func endAppearance(of tab: UIViewController?) {
    if appearance == .appeared { tab?.endAppearanceIfBegun() }
  }

  private func highlightSelection() {
    tabBar.selectedItem = selectedViewController?.tabBarItem
    viewIfLoaded?.setNeedsLayout()
  }

  private func animator(
    _ leaving: UIViewController, _ arriving: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    UIKitLog.current.ask(
      delegate, "animationControllerForTransitionFrom \(leaving.name) to \(arriving.name)"
    ) {
      delegate?.tabBarController(
        self, animationControllerForTransitionFrom: leaving, to: arriving)
    } ?? SystemTransitions.tabs()
  }

  private func interaction(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard !(animator is any SystemAnimator) else { return nil }
    return UIKitLog.current.ask(
      delegate, "interactionControllerFor \(UIKitLog.name(of: animator))"
    ) {
      delegate?.tabBarController(self, interactionControllerFor: animator)
    }
  }
}
