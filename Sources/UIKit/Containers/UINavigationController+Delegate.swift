extension UINavigationController {
  /// The delegate's animator or the system's.
  func animator(
    for operation: Operation, _ leaving: UIViewController, _ arriving: UIViewController
  ) -> any UIViewControllerAnimatedTransitioning {
    UIKitLog.current.ask(delegate, "animationControllerFor \(operation)") {
      delegate?.navigationController(
        self, animationControllerFor: operation, from: leaving, to: arriving)
    } ?? SystemTransitions.navigation(operation)
  }

  /// The delegate's interaction controller, which is asked for with an animator of its own alone.
  func interaction(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard !(animator is any SystemAnimator) else { return driver(for: animator) }
    return UIKitLog.current.ask(
      delegate, "interactionControllerFor \(UIKitLog.name(of: animator))"
    ) {
      delegate?.navigationController(self, interactionControllerFor: animator)
    }
  }

  func willShow(_ page: UIViewController, animated: Bool) {
    UIKitLog.current.tell(delegate, "willShow \(page.name)")
    delegate?.navigationController(self, willShow: page, animated: animated)
  }

  func didShow(_ page: UIViewController, animated: Bool) {
    UIKitLog.current.tell(delegate, "didShow \(page.name)")
    delegate?.navigationController(self, didShow: page, animated: animated)
  }
}
