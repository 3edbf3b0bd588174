import CoreGraphics
import Foundation

/// The gesture by which a finger pulls the top page of a navigation controller off to the right, or to
/// the left where one reads from there.
@MainActor
final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UIScreenEdgePanGestureRecognizer()
  private unowned let navigation: UINavigationController
  private var driver: SystemDriver?

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.addAction(UIAction { [weak self] _ in self?.follow() })
  }

  /// What drives a transition, for as long as a finger pulls: one with an animator of its own isn't
  /// pulled.
  func driver(
    for animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    animator is any SystemAnimator ? driver : nil
  }

  /// Not where there is nothing below, where the back button has been taken away, or the bar.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard canPop, !navigation.isBarHidden, let item = navigation.topViewController?.navigationItem
    else { return false }
    let hasOwnItem = !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
    return !item.hidesBackButton && !hasOwnItem
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    recognizer.edges = navigation.view.isMirrored ? .right : .left
    return true
  }

  private var canPop: Bool { navigation.stack.count > 1 && !navigation.isTransitioning }

  private func follow() {
    let width = max(navigation.view.bounds.width, 1) * (navigation.view.isMirrored ? -1 : 1)
    switch recognizer.state {
    case .began:
      guard canPop else { return }
      driver = SystemDriver()
      navigation.popViewController(animated: true)
    case .changed:
      driver?.update(recognizer.translation(in: navigation.view).x / width)
    case .ended:
      driver?.letGo(velocity: recognizer.velocity(in: navigation.view).x / width)
      driver = nil
    case .cancelled, .failed:
      driver?.cancel()
      driver = nil
    case .possible: break
    }
  }
}
