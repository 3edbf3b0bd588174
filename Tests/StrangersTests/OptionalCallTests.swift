import QuartzCore
import Testing
import UIKit

@Suite("Calls with question marks")
@MainActor
struct OptionalCallTests {
  @Test("What is optional at Apple's is called with or without one")
  func implicitlyAnimating() throws {
    let play = try Playhouse(pushing: SimpleFade(presenting: true))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    play.window.addSubview(view)
    let animator: UIViewImplicitlyAnimating = UIViewPropertyAnimator(
      duration: 0.2, curve: .linear, animations: nil)
    var positions: [UIViewAnimatingPosition] = []

    animator.addAnimations? { view.center.x = 105 }
    animator.addAnimations { view.alpha = 0 }
    animator.addCompletion?({ positions.append($0) })
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    try play.advance(to: 0.1)

    #expect(abs(play.frame(view).midX - 55) < 1e-6)
    #expect(abs(play.alpha(view) - 0.5) < 1e-6)
    try play.advance(to: 0.3)
    #expect(positions == [.end, .end])
  }

  @Test("Members with labels answer as the methods do")
  func labels() throws {
    let (delegate, navigation) = (Answering(), UINavigationController())
    let page = UIViewController()
    let others: (any UINavigationControllerDelegate)? = delegate
    let transitions: (any UIViewControllerTransitioningDelegate)? = delegate

    others?.navigationController?(navigation, willShow: page, animated: true)
    others?.navigationController?(navigation, didShow: page, animated: false)
    let push = others?.navigationController?(
      navigation, animationControllerFor: .push, from: page, to: page)
    let presentation = transitions?.presentationController?(
      forPresented: page, presenting: nil, source: page)

    #expect(delegate.calls == ["willShow true", "push"])
    #expect(push is SimpleFade)
    #expect(presentation?.presentedViewController === page)
    #expect(transitions?.animationController?(forDismissed: page) == nil)
  }

  @Test("The drivers' members are optional where that is wanted, and keep their values")
  func drivers() {
    let percent = UIPercentDrivenInteractiveTransition()
    percent.completionSpeed = 0.5
    let driver: (any UIViewControllerInteractiveTransitioning)? = percent
    let speed = driver?.completionSpeed ?? 1

    if let driver, let unwrapped = driver.completionSpeed { #expect(unwrapped == 0.5) }
    #expect(speed == 0.5)
    #expect(driver?.wantsInteractiveStart == true)
  }

  @Test("An animator that can't be interrupted has none to give")
  func uninterruptible() throws {
    let play = try Playhouse(pushing: AsksItself())
    try play.advance(to: 0.1)

    #expect(AsksItself.answers == [true])
    #expect(play.completions == ["completeTransition(true)"])
  }
}

private final class Answering: NSObject, UINavigationControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  var calls: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    calls.append("willShow \(animated)")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    calls.append("push")
    return SimpleFade(presenting: true)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

/// Notes whether it has no animator that can be interrupted.
private final class AsksItself: NSObject, UIViewControllerAnimatedTransitioning {
  static var answers: [Bool] = []

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let animator: any UIViewControllerAnimatedTransitioning = self
    Self.answers.append(animator.interruptibleAnimator?(using: transitionContext) == nil)
    transitionContext.completeTransition(true)
  }
}
