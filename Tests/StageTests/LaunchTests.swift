import Stage
import Testing
import UIKit

/// An app's delegate that animates its tab bar controller, too, as in the article on transitions.
private final class AppDelegate: UIResponder, UIApplicationDelegate, UITabBarControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  var window: UIWindow?
  private(set) var calls: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("didFinishLaunching")
    let tabs = window?.rootViewController as? UITabBarController
    tabs?.delegate = self
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    calls.append("didBecomeActive")
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    self
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.4
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to)
    else { return }
    let width = from.frame.width
    to.frame = from.frame.offsetBy(dx: width, dy: 0)
    transitionContext.containerView.addSubview(to)
    UIApplication.shared.beginIgnoringInteractionEvents()
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      from.frame.origin.x = -width
      to.frame.origin.x = 0
    } completion: { _ in
      UIApplication.shared.endIgnoringInteractionEvents()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    calls.append(transitionCompleted ? "Completed" : "NO Completed")
  }
}

/// Makes its window itself.
private final class WindowDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

@MainActor
struct LaunchTests {
  @Test func anAppDelegateMayAnimateItsTabs() throws {
    let stage = Stage()
    let tabs = UITabBarController()
    let (first, second) = (UIViewController(), UIViewController())
    tabs.viewControllers = [first, second]
    weak var delegate: AppDelegate?
    do {
      let made = AppDelegate()
      delegate = made
      stage.launch(made, root: tabs)
    }
    #expect(delegate?.calls == ["didFinishLaunching", "didBecomeActive"])

    try stage.advance(to: 0)
    stage.perform { tabs.selectedIndex = 1 }
    try stage.advance(to: 0.2)
    stage.perform {
      let x = first.view.layer.presentation()?.frame.minX ?? .nan
      #expect(abs(x + 187.5) < 1e-4)
      #expect(UIApplication.shared.isIgnoringInteractionEvents)
      #expect(UIApplication.shared.delegate?.window??.rootViewController === tabs)
      #expect(UIApplication.shared.delegate?.window?.rootViewController === tabs)
      #expect(UI_USER_INTERFACE_IDIOM() == .phone)
    }
    try stage.advance(to: 0.5)

    #expect(delegate?.calls.last == "Completed")
    stage.perform { #expect(!UIApplication.shared.isIgnoringInteractionEvents) }
  }

  @Test func theWindowThatADelegateMakesIsFilmed() throws {
    let stage = Stage()
    let given = stage.window
    let delegate = WindowDelegate()

    stage.launch(delegate)

    #expect(stage.window === delegate.window)
    #expect(stage.window !== given)
    stage.perform { #expect(UIApplication.shared.windows == [stage.window]) }
  }
}
