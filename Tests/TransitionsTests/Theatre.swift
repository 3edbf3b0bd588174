import QuartzCore
import Transitions
import UIKit

/// A window with a clock and an app of its own, in which transitions of the catalog play.
@MainActor
final class Theatre {
  let window: UIWindow
  private let clock = AnimationClock()
  private let director = Director()

  /// - Parameter size: Of the screen, in points.
  init(
    root: UIViewController, size: CGSize = CGSize(width: 375, height: 667),
    profile: SystemProfile = .classic
  ) throws {
    AnimationClock.current = clock
    Ambient.current = Ambient(screen: UIScreen(size: size), profile: profile)
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    (root as? UINavigationController)?.delegate = director
    (root as? UITabBarController)?.delegate = director
    try clock.advance(to: 0)
  }

  var warnings: [String] { UIKitLog.current.warnings.map(\.message) }

  func advance(to time: TimeInterval) throws {
    try clock.advance(to: time)
  }

  /// Has the next transition played by one of the catalog, and driven by `driver`, in a presentation
  /// controller of the catalog or in UIKit's own. Without a name it is UIKit's own transition.
  func cast(
    _ name: String?, for presented: UIViewController? = nil,
    driver: (any UIViewControllerInteractiveTransitioning)? = nil, in presentation: String? = nil
  ) {
    let entry = name.flatMap(TransitionCatalog.entry(named:))
    (director.entry, director.driver) = (entry, driver)
    director.presentation = presentation.flatMap(PresentationCatalog.entry(named:))
    presented?.transitioningDelegate = director
    if presentation != nil {
      presented?.modalPresentationStyle = .custom
    } else if let style = entry?.presentationStyle, style != .none {
      presented?.modalPresentationStyle = style
    }
  }
}

/// What the layer of a view shows just now.
@MainActor
func shown(_ view: UIView?) -> CALayer {
  view.map { $0.layer.presentation() ?? $0.layer } ?? CALayer()
}

/// Answers every delegate with one entry of the catalog and one driver.
private final class Director: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  var entry: CatalogEntry?
  var driver: (any UIViewControllerInteractiveTransitioning)?
  var presentation: PresentationCatalog.Entry?

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    entry?.make()
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    entry?.make()
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    entry?.make()
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    entry?.make()
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    presentation?.make(presented, presenting)
  }
}
