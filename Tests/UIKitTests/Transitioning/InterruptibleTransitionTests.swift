import QuartzCore
import Testing

@testable import UIKit

/// Fades the leaving page by a property animator of 0.4 s, easing in.
private final class Interruptible: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var requests = 0
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.4
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    requests += 1
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeIn)
    if let arriving = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(arriving)
    }
    let leaving = transitionContext.view(forKey: .from)
    animator.addAnimations { leaving?.alpha = 0 }
    animator.addCompletion { position in
      transitionContext.completeTransition(position == .end)
    }
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
  }
}

@Suite("Interruptible transitions")
@MainActor
struct InterruptibleTransitionTests {
  private let animator = Interruptible()

  private func stage(interactive: Bool = true) throws -> (DrivenTabs, page: UIView) {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = interactive
    let stage = try DrivenTabs(driver: driver, animator)
    return (stage, try #require(stage.tabs.viewControllers?.first?.view))
  }

  @Test("The finger sets the fraction of the animator, which is asked for once")
  func scrubbing() throws {
    let (stage, page) = try stage()
    stage.select()
    #expect(stage.tabs.transitionCoordinator?.isInterruptible == true)
    try stage.theatre.advance(to: 1.5)

    stage.driver.update(0.3)
    try stage.theatre.advance(to: 2)
    #expect(abs(stage.shown(page).opacity - 0.7) < 1e-6)
    stage.driver.finish()
    try stage.theatre.advance(to: 3)

    #expect(stage.endings == ["completeTransition(true) 2.28"])
    #expect(animator.requests == 1)
    #expect(
      !UIKitLog.current.entries.contains { $0.call.hasPrefix("animateTransition") })
    #expect(stage.theatre.warnings.isEmpty)
  }

  @Test("A cancel reverses it")
  func cancelling() throws {
    let (stage, page) = try stage()
    stage.select()
    stage.driver.update(0.5)
    stage.driver.cancel()
    try stage.theatre.advance(to: 1.1)
    #expect(abs(stage.shown(page).opacity - 0.75) < 1e-6)
    try stage.theatre.advance(to: 2)

    #expect(stage.endings == ["completeTransition(false) 1.2"])
    #expect(page.alpha == 1)
    #expect(stage.tabs.selectedIndex == 0)
  }

  @Test("The rest goes by the timing curve, in its share of the duration over the speed")
  func timing() throws {
    let (stage, page) = try stage()
    stage.select()
    stage.driver.update(0.5)
    stage.driver.completionSpeed = 0.5
    stage.driver.timingCurve = UICubicTimingParameters(animationCurve: .easeOut)
    stage.driver.finish()
    try stage.theatre.advance(to: 1.2)
    #expect(abs(stage.shown(page).opacity - (0.5 - 0.5 * 0.684643)) < 1e-5)
    try stage.theatre.advance(to: 2)

    #expect(stage.endings == ["completeTransition(true) 1.4"])
  }

  @Test("Let go, it can be paused again, and the outcome may change")
  func twice() throws {
    let (stage, page) = try stage(interactive: false)
    let diary = Diary()
    stage.select()
    stage.tabs.transitionCoordinator?.notifyWhenInteractionChanges {
      diary.write("interactive \($0.isInteractive), cancelled \($0.isCancelled)")
    }
    try stage.theatre.advance(to: 1.2)
    stage.driver.pause()
    #expect(abs(stage.driver.percentComplete - 0.315357) < 1e-6)
    stage.driver.update(0.6)
    stage.driver.cancel()
    try stage.theatre.advance(to: 1.32)
    #expect(abs(stage.shown(page).opacity - 0.7) < 1e-6)

    stage.driver.pause()
    #expect(abs(stage.driver.percentComplete - 0.3) < 1e-6)
    stage.driver.update(0.5)
    #expect(abs(stage.shown(page).opacity - 0.5) < 1e-6)
    stage.driver.finish()
    try stage.theatre.advance(to: 3)

    #expect(stage.endings == ["completeTransition(true) 1.52"])
    #expect(stage.tabs.selectedIndex == 1)
    #expect(
      diary.lines == [
        "interactive true, cancelled false", "interactive false, cancelled true",
        "interactive true, cancelled false", "interactive false, cancelled false",
      ])
  }

  @Test("A stage may go while one is open, and takes its warnings along")
  func leftOpen() throws {
    do {
      let (stage, _) = try stage()
      stage.select()
      stage.driver.update(0.3)
    }

    let other = try Theatre(root: UIViewController())

    #expect(other.warnings.isEmpty)
    #expect(OpenTransitions.current.summaries.isEmpty)
  }

  @Test("What runs alongside follows the animator", arguments: [true, false])
  func alongside(finishes: Bool) throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let theatre = try Theatre(root: navigation)
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    theatre.window.addSubview(dot)
    let chooser = Chooser(Interruptible())
    let driver = UIPercentDrivenInteractiveTransition()
    chooser.interaction = driver
    navigation.delegate = chooser
    navigation.pushViewController(UIViewController(), animated: true)
    navigation.transitionCoordinator?.animate(alongsideTransition: { _ in dot.center.x = 105 })
    try theatre.advance(to: 1)

    driver.update(0.5)
    #expect(abs((dot.layer.presentation()?.position.x ?? 0) - 55) < 1e-6)
    finishes ? driver.finish() : driver.cancel()
    try theatre.advance(to: 1.1)
    #expect(abs((dot.layer.presentation()?.position.x ?? 0) - (finishes ? 80 : 30)) < 1e-6)
    try theatre.advance(to: 2)

    #expect(dot.center.x == (finishes ? 105 : 5))
    #expect(dot.layer.animationKeys() == nil)
    #expect(OpenTransitions.current.summaries.isEmpty)
  }
}
