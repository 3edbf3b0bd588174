extension UIViewController: ViewOwner {
  var addedSafeAreaInsets: UIEdgeInsets {
    additionalSafeAreaInsets + (parentController?.barInsets(over: self) ?? .zero)
  }

  func willLayOut() {
    announceAppearing()
    viewWillLayoutSubviews()
  }

  func didLayOut() {
    viewDidLayoutSubviews()
  }

  /// A child whose view is put into its parent's, or taken out, appears and disappears by that,
  /// unless its container has seen to it.
  func viewDidMove(to window: UIWindow?) {
    if window == nil {
      guard appearance == .appeared, parentController?.forwardsAppearance ?? false else { return }
      beginAppearanceTransition(false, animated: false)
      endAppearanceTransition()
    } else if let parent = parentController, parent.forwardsAppearance, parent.isOnScreen {
      guard appearance == .disappeared else { return }
      beginAppearanceTransition(true, animated: false)
      if parent.appearance == .appeared { endAppearanceTransition() }
    }
  }

  /// Says that the view is not the one of the nib that was named.
  func warnOfNib() {
    guard let nibName else { return }
    UIKitLog.current.warn(
      "\(name) gets an empty view: there are no nibs here, so '\(nibName)' can't be loaded; make the "
        + "view in loadView() or viewDidLoad().")
  }

  private var forwardsAppearance: Bool { shouldAutomaticallyForwardAppearanceMethods }

  /// Whether the controller shows, or is about to.
  var isOnScreen: Bool { appearance == .appeared || appearance == .appearing }
}
