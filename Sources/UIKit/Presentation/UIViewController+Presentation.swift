extension UIViewController {
  /// Checks what UIKit refuses, makes the presentation controller and starts the transition.
  func startPresentation(
    of presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let attempt = "Attempt to present \(presented.name) on \(name)"
    guard !presented.isActive(below: self) else {
      return UIKitLog.current.warn("\(attempt): it is active already.")
    }
    guard presented.parentController == nil else {
      return UIKitLog.current.warn("\(attempt): it has a parent view controller.")
    }
    guard view?.window != nil else {
      return UIKitLog.current.warn("\(attempt), whose view is not in the window hierarchy.")
    }
    guard !ancestry.contains(where: { $0.enclosingPresentation?.isTransitioning ?? false }) else {
      return UIKitLog.current.warn(
        "\(attempt) while a presentation or dismissal is in progress.")
    }
    let presentation = self.presentation(of: presented)
    let presenter = presentation.presentingViewController
    if let present = presenter.ownPresentation {
      return UIKitLog.current.warn(
        present.isTransitioning
          ? "\(attempt) while a presentation or dismissal is in progress."
          : "\(attempt), which is already presenting \(present.presentedViewController.name).")
    }
    presenter.ownPresentation = presentation
    presentation.holdPresented(true)
    presentation.presentedViewController.enclosingPresentation = presentation
    presentation.present(source: self, animated: animated, completion: completion)
  }

  /// Whether this controller is presented, or is one of those on which `top` stands.
  private func isActive(below top: UIViewController) -> Bool {
    enclosingPresentation != nil
      || sequence(first: top.outermost, next: { $0.presentingViewController?.outermost })
        .contains { $0 === self }
      || top.ancestry.contains { $0 === self }
  }

  /// Dismisses what this controller presents or, if it presents nothing, this controller.
  func startDismissal(animated: Bool, completion: (() -> Void)?) {
    let own = ancestry.lazy.compactMap(\.ownPresentation).first
    let enclosing = ancestry.lazy.compactMap(\.enclosingPresentation).first
    guard let presentation = own ?? enclosing else {
      UIKitLog.current.warn("dismiss(animated:completion:) called on \(name): nothing to dismiss.")
      return
    }
    presentation.dismiss(animated: animated, completion: completion)
  }
}
