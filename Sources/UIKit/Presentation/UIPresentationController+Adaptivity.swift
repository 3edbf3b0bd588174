extension UIPresentationController {
  /// What the system makes of the style where no delegate has a say.
  func usualAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    traits.horizontalSizeClass == .compact ? SystemProfile.current.adapted(style) : .none
  }

  /// The presentation that takes this one's place for what it adapts to; itself if it doesn't.
  func adapted(to traits: UITraitCollection) -> UIPresentationController {
    let answer = UIKitLog.current.ask(delegate, "adaptivePresentationStyle(for:)") {
      adaptivePresentationStyle(for: traits)
    }
    let adaptedStyle = answer ?? adaptivePresentationStyle(for: traits)
    guard adaptedStyle != .none, adaptedStyle != style else { return self }
    let substitute = delegate?.presentationController(
      self, viewControllerForAdaptivePresentationStyle: adaptedStyle)
    let adapted = Self.system(
      for: substitute ?? presentedViewController, presenting: presentingViewController,
      style: adaptedStyle)
    adapted.delegate = delegate
    adapted.adaptedStyle = adaptedStyle
    return adapted
  }

  /// Tells the delegate how the presentation, which is about to begin, has adapted.
  func announceAdaptivity() {
    guard let delegate else { return }
    noteAdaptivity("willPresentWithAdaptiveStyle \(adaptedStyle)")
    delegate.presentationController(
      self, willPresentWithAdaptiveStyle: adaptedStyle,
      transitionCoordinator: presentedViewController.transitionCoordinator)
  }

  func noteAdaptivity(_ call: String) {
    UIKitLog.current.tell(delegate, call)
  }

  /// The system's own presentation controller for a style.
  static func system(
    for presented: UIViewController, presenting: UIViewController?,
    style: UIModalPresentationStyle
  ) -> UIPresentationController {
    let controller: UIPresentationController
    switch style {
    case _ where presented is UIAlertController:
      controller = AlertPresentation(presentedViewController: presented, presenting: presenting)
    case .pageSheet, .formSheet:
      controller = UISheetPresentationController(
        presentedViewController: presented, presenting: presenting)
    default:
      controller = UIPresentationController(
        presentedViewController: presented, presenting: presenting)
    }
    controller.assign(presenter: presenting, style: style)
    return controller
  }
}
