import QuartzCore
import UIKit

/// A window of 375×667 points with a clock and an app of its own, for one test.
@MainActor
final class Theatre {
  let window: UIWindow
  let clock = AnimationClock()

  init(root: UIViewController, profile: SystemProfile = .classic) throws {
    AnimationClock.current = clock
    Ambient.current = Ambient(profile: profile)
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    try clock.advance(to: 0)
  }

  func advance(to time: TimeInterval) throws {
    try clock.advance(to: time)
  }

  var warnings: [String] {
    UIKitLog.current.warnings.map(\.message)
  }
}

/// What happened, in order.
@MainActor
final class Diary {
  private(set) var lines: [String] = []

  func write(_ line: String) {
    lines.append(line)
  }

  /// The lines since the last time they were taken.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A page that writes down its appearance callbacks.
class Page: UIViewController {
  private let diary: Diary

  init(_ title: String, _ diary: Diary = Diary()) {
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    diary = Diary()
    super.init(coder: coder)
  }

  private func write(_ callback: String) {
    diary.write("\(title ?? "") \(callback)")
  }

  override func viewWillAppear(_ animated: Bool) { write("willAppear") }
  override func viewDidAppear(_ animated: Bool) { write("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { write("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { write("didDisappear") }

  override func willMove(toParent parent: UIViewController?) {
    write(parent == nil ? "willMove to nil" : "willMove to parent")
  }

  override func didMove(toParent parent: UIViewController?) {
    write(parent == nil ? "didMove to nil" : "didMove to parent")
  }
}

/// Adds the arriving view where the rules want it and fades something for 0.4 s.
final class Fader: NSObject, UIViewControllerAnimatedTransitioning {
  private let diary: Diary
  private(set) var context: (any UIViewControllerContextTransitioning)?

  /// Whether the context is completed at the end.
  var completes = true

  init(_ diary: Diary = Diary()) {
    self.diary = diary
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.4
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    diary.write("animateTransition")
    let container = transitionContext.containerView
    if let arriving = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    {
      arriving.frame = transitionContext.finalFrame(for: controller)
      if arriving.superview !== container { container.addSubview(arriving) }
    }
    let moving = transitionContext.view(forKey: .to) ?? transitionContext.view(forKey: .from)
    moving?.alpha = 0
    UIView.animate(withDuration: 0.4) {
      moving?.alpha = 1
    } completion: { _ in
      guard self.completes else { return }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    diary.write("animationEnded(\(transitionCompleted))")
  }
}

/// Answers every delegate question with one animator and one interaction controller.
final class Chooser: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?
  var presentation: ((UIViewController, UIViewController?) -> UIPresentationController)?
  private let diary: Diary

  init(
    _ animator: (any UIViewControllerAnimatedTransitioning)? = nil, _ diary: Diary = Diary()
  ) {
    self.animator = animator
    self.diary = diary
    super.init()
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    diary.write("willShow \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    diary.write("didShow \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    diary.write("animator for \(operation)")
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    diary.write("interaction")
    return interaction
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    diary.write("animator for tab")
    return animator
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    diary.write("interaction")
    return interaction
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    diary.write("animator for presentation")
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    diary.write("animator for dismissal")
    return animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    diary.write("interaction")
    return interaction
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    diary.write("interaction")
    return interaction
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    diary.write("presentation controller")
    return presentation?(presented, presenting)
  }
}
