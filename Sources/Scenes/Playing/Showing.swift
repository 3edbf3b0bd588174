import Stage
import UIKit

/// What is showing on a stage.
@MainActor struct Showing {
  let window: UIWindow

  /// The controller that was presented last, or the root.
  var frontmost: UIViewController? {
    var controller = window.rootViewController
    while let next = controller?.presentedViewController { controller = next }
    return controller
  }

  /// The container of a kind that is showing.
  func front<Container: UIViewController>(_ kind: Container.Type) -> Container? {
    var controller = frontmost
    while let current = controller {
      if let container = current as? Container { return container }
      controller = current.shownChild
    }
    return nil
  }

  /// The screen that is showing in front.
  var page: UIViewController? {
    var controller = frontmost
    while let current = controller, let next = current.shownChild { controller = next }
    return controller
  }

  /// Whether the page that is showing came from a screen: from one that lies below it, or that is in
  /// what has presented it.
  func cameFrom(_ name: String) -> Bool {
    guard let page else { return false }
    let way = sequence(first: page) { $0.parent ?? $0.presentingViewController }
    return way.contains { $0.contains(screenNamed: name, otherThan: page) }
  }

  func navigation(
    for step: String, at place: SourcePlace
  ) throws(SceneError) -> UINavigationController {
    if let navigation = front(UINavigationController.self) { return navigation }
    throw place.error(
      "no navigation stack is showing, so that nothing can be \(step); a scene has one with "
        + "root: {navigation: a}")
  }

  /// Pinned bars are those of the screenshot that is showing.
  func showBars(beside coordinator: (any UIViewControllerTransitionCoordinator)? = nil) {
    guard let pinned = window.rootViewController as? PinnedBarsController else { return }
    var controller: UIViewController? = pinned.container
    if let tabs = controller as? UITabBarController { controller = tabs.selectedViewController }
    if let navigation = controller as? UINavigationController {
      controller = navigation.topViewController
    }
    if let screen = controller as? PictureController {
      pinned.show(barsOf: screen, beside: coordinator)
    }
  }
}

extension UIViewController {
  /// What a container of a scene shows.
  fileprivate var shownChild: UIViewController? {
    switch self {
    case let pinned as PinnedBarsController: pinned.container
    case let tabs as UITabBarController: tabs.selectedViewController
    case let navigation as UINavigationController: navigation.topViewController
    default: nil
    }
  }

  fileprivate func contains(screenNamed name: String, otherThan page: UIViewController) -> Bool {
    self !== page
      && (nameInLog == name
        || children.contains { $0.contains(screenNamed: name, otherThan: page) })
  }
}
