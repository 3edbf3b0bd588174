import QuartzCore

extension UIWindow {
  /// Shows the new root controller, if the window shows at all.
  func replaceRoot(_ old: UIViewController?) {
    guard old !== rootViewController else { return }
    if !isHidden { disappear(old) }
    old?.viewIfLoaded?.removeFromSuperview()
    if !isHidden { rootAppears() }
  }

  /// The root controller's view fills the window; that it has appeared is known when the turn ends.
  func rootAppears() {
    guard let root = rootViewController, let view = root.view else { return }
    root.beginAppearanceTransition(true, animated: false)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.place(in: bounds)
    insertSubview(view, at: 0)
    AnimationClock.current.schedule(after: 0) { [weak root] in
      if root?.appearance == .appearing { root?.endAppearanceTransition() }
    }
  }

  func rootDisappears() {
    disappear(rootViewController)
  }

  private func disappear(_ controller: UIViewController?) {
    controller?.beginAppearanceTransition(false, animated: false)
    controller?.endAppearanceIfBegun()
  }
}
