import QuartzCore
import Testing
import UIKit

/// A window of 375×667 points in which the transition of a stranger is played.
@MainActor
final class Playhouse {
  let window: UIWindow
  let from: UIViewController
  let to: UIViewController
  private let clock = AnimationClock()
  private var director: NSObject?

  /// Before `root`, at 0 s.
  init(root: UIViewController, from: UIViewController, to: UIViewController) throws {
    AnimationClock.current = clock
    Ambient.current = Ambient()
    (self.from, self.to) = (from, to)
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    try clock.advance(to: 0)
  }

  /// Pushes a page by `animator` at 0 s.
  convenience init(pushing animator: any UIViewControllerAnimatedTransitioning) throws {
    try self.init(pushingBy: OneAnimator(animator))
  }

  /// Pushes a page at 0 s; `director` chooses the animator.
  convenience init(pushingBy director: NSObject & UINavigationControllerDelegate) throws {
    let (from, to) = (blankPage(.red), blankPage(.blue))
    let navigation = UINavigationController(rootViewController: from)
    navigation.isNavigationBarHidden = true
    try self.init(root: navigation, from: from, to: to)
    self.director = director
    navigation.delegate = director
    navigation.pushViewController(to, animated: true)
    try advance(to: 0)
  }

  /// Presents a page by `animator` at 0 s, over the whole screen.
  convenience init(presenting animator: any UIViewControllerAnimatedTransitioning) throws {
    try self.init(presenting: blankPage(.blue), by: OneAnimator(animator))
  }

  /// Presents `page` at 0 s; `director` chooses the rest.
  convenience init(
    presenting page: UIViewController, by director: NSObject & UIViewControllerTransitioningDelegate
  ) throws {
    let from = blankPage(.red)
    try self.init(root: from, from: from, to: page)
    self.director = director
    if page.modalPresentationStyle != .custom { page.modalPresentationStyle = .fullScreen }
    page.transitioningDelegate = director
    from.present(page, animated: true)
    try advance(to: 0)
  }

  var now: TimeInterval { clock.now }

  func advance(to time: TimeInterval) throws {
    try clock.advance(to: time)
  }

  /// Drags a finger straight from one place to another, 60 times a second, and lifts it.
  func drag(from start: CGPoint, to end: CGPoint, over seconds: TimeInterval) throws {
    let began = now
    let finger = UITouch(at: start, in: window, timestamp: now)
    func send() { UIApplication.shared.sendEvent(UIEvent(touches: [finger], timestamp: now)) }
    send()
    let steps = Int((seconds * 60).rounded())
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      try advance(to: began + seconds * share)
      let place = CGPoint(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      finger.update(.moved, at: place, timestamp: now)
      send()
    }
    finger.update(.ended, at: end, timestamp: now)
    send()
  }

  /// The frame that shows now, whatever transforms do to it.
  func frame(_ view: UIView) -> CGRect {
    (view.layer.presentation() ?? view.layer).frame
  }

  func alpha(_ view: UIView) -> Double {
    Double((view.layer.presentation() ?? view.layer).opacity)
  }

  /// How often the transition was completed, and how.
  var completions: [String] {
    UIKitLog.current.entries.map(\.call).filter { $0.hasPrefix("completeTransition") }
  }

  /// Plays on to `time` and expects that the page that came is all there is to see, and that UIKit had
  /// nothing to say against it.
  func end(at time: TimeInterval, completed: [String] = ["completeTransition(true)"]) throws {
    try advance(to: time - 1e-3)
    #expect(completions.count == completed.count - 1, "not before its time")
    try advance(to: time + 1e-3)
    #expect(completions == completed)
    #expect(UIKitLog.current.warnings.map(\.message) == [])
    #expect(to.view.window === window)
    #expect(alpha(to.view) == 1)
    #expect(CATransform3DIsIdentity((to.view.layer.presentation() ?? to.view.layer).transform))
  }
}

@MainActor
func blankPage(_ color: UIColor) -> UIViewController {
  let page = UIViewController()
  page.view.backgroundColor = color
  return page
}

/// Answers every delegate's question with one animator.
private final class OneAnimator: NSObject, UINavigationControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  private let animator: any UIViewControllerAnimatedTransitioning

  init(_ animator: any UIViewControllerAnimatedTransitioning) {
    self.animator = animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator
  }
}
