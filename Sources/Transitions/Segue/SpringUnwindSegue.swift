import UIKit

/// The page springs down and uncovers the one it came from. It is dismissed then; where the page it
/// came from is in its place already, or in the same container, a picture of it springs.
final class SpringUnwindSegue: UIStoryboardSegue {
  nonisolated static let duration = 0.5

  override func perform() {
    guard let leaving = source.outermost.view, let arriving = destination.outermost.view,
      let window = leaving.window
    else { return }
    if arriving.window == nil {
      UIView.performWithoutAnimation(turnContainers)
      window.insertSubview(arriving, at: 0)
      springDown(leaving, completion: dismissAll)
    } else if let picture = window.snapshotView(afterScreenUpdates: false) {
      window.addSubview(picture)
      UIView.performWithoutAnimation(turnContainers)
      dismissAll()
      springDown(picture, completion: picture.removeFromSuperview)
    }
  }

  private func springDown(_ view: UIView, completion: @escaping () -> Void) {
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
    ) {
      view.frame = view.frame.offsetBy(dx: 0, dy: view.window?.bounds.height ?? 0)
    } completion: { _ in
      completion()
    }
  }

  /// Has the containers of the page that one goes back to show it.
  private func turnContainers() {
    for child in sequence(first: destination, next: \.parent) {
      switch child.parent {
      case let navigation as UINavigationController where navigation.topViewController !== child:
        navigation.popToViewController(child, animated: false)
      case let tabs as UITabBarController where tabs.selectedViewController !== child:
        tabs.selectedViewController = child
      default: break
      }
    }
  }

  /// Dismisses all that has been presented since.
  private func dismissAll() {
    let pages = sequence(first: source.outermost) { $0.presentingViewController?.outermost }
    let last = pages.prefix { $0 !== destination.outermost }.last
    last?.presentingViewController?.dismiss(animated: false)
  }
}

extension UIViewController {
  /// The container of all the others around this controller, which is presented or the window's root.
  fileprivate var outermost: UIViewController { parent?.outermost ?? self }
}
