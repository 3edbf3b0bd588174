import QuartzCore
import Testing

@testable import UIKit

/// Drives the transition by a property animator of its own, of 0.4 s. It starts it by itself where no
/// finger does, and is the animator as well, as in Apple's sample of photos that fly.
private final class Conductor: NSObject, UIViewControllerInteractiveTransitioning,
  UIViewControllerAnimatedTransitioning
{
  var wantsInteractiveStart = true
  private(set) var animator: UIViewPropertyAnimator?
  private var context: (any UIViewControllerContextTransitioning)?

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    guard let arriving = transitionContext.view(forKey: .to) else { return }
    arriving.alpha = 0
    transitionContext.containerView.addSubview(arriving)
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { arriving.alpha = 1 }
    animator.addCompletion { position in
      arriving.alpha = 1
      transitionContext.completeTransition(position == .end)
    }
    self.animator = animator
    if !transitionContext.isInteractive { animator.startAnimation() }
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.4
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    Issue.record("Who drives is asked to start, and nobody else.")
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    animator ?? UIViewPropertyAnimator(duration: 0.4, curve: .linear)
  }

  func move(to share: CGFloat) {
    animator?.fractionComplete = share
    context?.updateInteractiveTransition(share)
  }

  func letGo(finishing: Bool) {
    finishing ? context?.finishInteractiveTransition() : context?.cancelInteractiveTransition()
    animator?.isReversed = !finishing
    animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }

  func takeUp() {
    animator?.pauseAnimation()
    animator?.isReversed = false
    context?.pauseInteractiveTransition()
  }
}

@MainActor
struct HandDrivenAnimatorTests {
  private let driver = Conductor()

  private func stage() throws -> (
    theatre: Theatre, tabs: UITabBarController, delegate: Chooser, page: UIView
  ) {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let delegate = Chooser(driver)
    delegate.interaction = driver
    tabs.delegate = delegate
    let theatre = try Theatre(root: tabs)
    tabs.selectedIndex = 1
    try theatre.advance(to: 1)
    return (theatre, tabs, delegate, try #require(tabs.viewControllers?.last?.view))
  }

  private func alpha(_ view: UIView) -> Double {
    Double((view.layer.presentation() ?? view.layer).opacity)
  }

  private var turns: [String] {
    UIKitLog.current.entries.map(\.call).filter {
      $0.hasSuffix("InteractiveTransition()") || $0.hasPrefix("completeTransition")
    }
  }

  /// A fraction sets up an animator that hasn't begun.
  @Test func theFractionIsTheFingers() throws {
    let (theatre, tabs, delegate, page) = try stage()

    driver.move(to: 0.3)
    try theatre.advance(to: 2)

    withExtendedLifetime(delegate) {}
    #expect(driver.animator?.state == .active)
    #expect(driver.animator?.isRunning == false)
    #expect(abs(alpha(page) - 0.3) < 1e-6)
    #expect(tabs.transitionCoordinator?.percentComplete == 0.3)
    #expect(tabs.transitionCoordinator?.isInterruptible == true)
  }

  @Test(arguments: [(0.6, true, 0.16), (0.3, false, 0.12)])
  func itEndsWhenTheAnimatorDoes(share: CGFloat, finishes: Bool, rest: Double) throws {
    let (theatre, tabs, delegate, page) = try stage()
    driver.move(to: share)

    driver.letGo(finishing: finishes)
    try theatre.advance(to: 1 + rest - 0.001)
    #expect(OpenTransitions.current.summaries.count == 1)
    try theatre.advance(to: 1 + rest)

    withExtendedLifetime(delegate) {}
    #expect(OpenTransitions.current.summaries.isEmpty)
    #expect(tabs.selectedIndex == (finishes ? 1 : 0))
    #expect(page.alpha == 1)
    #expect((page.window != nil) == finishes)
    #expect(theatre.warnings.isEmpty)
  }

  @Test func withoutAFingerItIsAskedToStartAllTheSame() throws {
    driver.wantsInteractiveStart = false
    let (theatre, tabs, delegate, page) = try stage()
    #expect(tabs.transitionCoordinator == nil)
    #expect(page.alpha == 1)

    tabs.selectedIndex = 0
    #expect(tabs.transitionCoordinator?.initiallyInteractive == false)
    #expect(tabs.transitionCoordinator?.isInterruptible == true)
    try theatre.advance(to: 1.1)
    driver.takeUp()
    try theatre.advance(to: 2)
    #expect(tabs.transitionCoordinator?.isInteractive == true)
    #expect(abs((tabs.transitionCoordinator?.percentComplete ?? 0) - 0.25) < 1e-6)
    #expect(try abs(alpha(#require(tabs.viewControllers?.first?.view)) - 0.25) < 1e-6)
    driver.letGo(finishing: false)
    try theatre.advance(to: 2.1)

    withExtendedLifetime(delegate) {}
    #expect(tabs.transitionCoordinator == nil)
    #expect(tabs.selectedIndex == 1)
    #expect(theatre.warnings.isEmpty)
  }

  @Test func onItsWayBackItIsTakenUpAgainAndFinishes() throws {
    let (theatre, tabs, delegate, page) = try stage()
    driver.move(to: 0.5)
    driver.letGo(finishing: false)
    try theatre.advance(to: 1.1)
    #expect(abs(alpha(page) - 0.25) < 1e-6)
    #expect(tabs.transitionCoordinator?.isCancelled == true)

    driver.takeUp()
    try theatre.advance(to: 2)
    #expect(abs(alpha(page) - 0.25) < 1e-6)
    #expect(tabs.transitionCoordinator?.isInteractive == true)
    #expect(tabs.transitionCoordinator?.isCancelled == false)
    driver.letGo(finishing: true)
    try theatre.advance(to: 3)

    withExtendedLifetime(delegate) {}
    #expect(
      turns == [
        "cancelInteractiveTransition()", "pauseInteractiveTransition()",
        "finishInteractiveTransition()", "completeTransition(true)",
      ])
    #expect(tabs.selectedIndex == 1)
    #expect(theatre.warnings.isEmpty)
  }
}
