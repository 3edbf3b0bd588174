import QuartzCore
import Testing

@testable import UIKit

/// Slides the leaving page out to the right over 0.4 s, and never puts anything back.
private final class SlideOut: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.4
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let leaving = transitionContext.view(forKey: .from),
      let arriving = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    transitionContext.containerView.insertSubview(arriving, belowSubview: leaving)
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
      leaving.frame.origin.x = 375
      leaving.alpha = 0
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

@MainActor
struct PercentDrivenTests {
  private func stage() throws -> (
    theatre: Theatre, navigation: UINavigationController, leaving: UIViewController,
    delegate: Chooser, driver: UIPercentDrivenInteractiveTransition
  ) {
    let leaving = UIViewController()
    let navigation = UINavigationController()
    navigation.viewControllers = [UIViewController(), leaving]
    let theatre = try Theatre(root: navigation)
    let delegate = Chooser(SlideOut())
    let driver = UIPercentDrivenInteractiveTransition()
    delegate.interaction = driver
    navigation.delegate = delegate
    navigation.popViewController(animated: true)
    try theatre.advance(to: 0.1)
    return (theatre, navigation, leaving, delegate, driver)
  }

  private func x(_ controller: UIViewController) -> CGFloat? {
    controller.view.layer.presentation()?.frame.minX
  }

  @Test func timeStandsUntilTheFingerMoves() throws {
    let (theatre, _, leaving, delegate, driver) = try stage()
    try theatre.advance(to: 3)
    #expect(x(leaving) == 0)

    driver.update(0.3)
    try theatre.advance(to: 4)

    withExtendedLifetime(delegate) {}
    #expect(abs((x(leaving) ?? 0) - 112.5) < 0.01)
    #expect(driver.percentComplete == 0.3)
    #expect(driver.duration == 0.4)
  }

  @Test func theRemainderOfAFinishTakesItsShareOfTheDuration() throws {
    let (theatre, navigation, leaving, delegate, driver) = try stage()
    driver.update(0.6)
    try theatre.advance(to: 1)

    driver.finish()
    try theatre.advance(to: 1.08)
    #expect(abs((x(leaving) ?? 0) - 300) < 0.01)
    try theatre.advance(to: 1.159)
    #expect(navigation.transitionCoordinator != nil)
    try theatre.advance(to: 1.16)

    withExtendedLifetime(delegate) {}
    #expect(navigation.transitionCoordinator == nil)
    #expect(leaving.parent == nil)
    #expect(OpenTransitions.current.summaries.isEmpty)
  }

  @Test func aCancelBringsBackWhatTheAnimatorNeverRestores() throws {
    let (theatre, navigation, leaving, delegate, driver) = try stage()
    driver.update(0.3)
    try theatre.advance(to: 1)

    driver.cancel()
    try theatre.advance(to: 1.06)
    #expect(abs((x(leaving) ?? 0) - 56.25) < 0.01)
    try theatre.advance(to: 1.2)

    withExtendedLifetime(delegate) {}
    #expect(navigation.topViewController === leaving)
    #expect(leaving.view.frame.minX == 0)
    #expect(leaving.view.alpha == 1)
    #expect(navigation.content.layer.speed == 1)
  }

  @Test func progressIsKeptWithinItsBounds() throws {
    let (_, _, _, delegate, driver) = try stage()

    driver.update(1.7)
    #expect(driver.percentComplete == 1)
    driver.update(-2)
    #expect(driver.percentComplete == 0)
    withExtendedLifetime(delegate) {}
  }

  @Test func theCoordinatorHearsThatTheFingerHasLetGo() throws {
    let (theatre, navigation, _, delegate, driver) = try stage()
    let diary = Diary()
    let coordinator = try #require(navigation.transitionCoordinator)
    #expect(coordinator.initiallyInteractive)
    #expect(coordinator.isInteractive)
    coordinator.notifyWhenInteractionChanges {
      diary.write("interactive: \($0.isInteractive), cancelled: \($0.isCancelled)")
    }

    driver.update(0.4)
    driver.cancel()
    try theatre.advance(to: 1)

    withExtendedLifetime(delegate) {}
    #expect(diary.lines == ["interactive: false, cancelled: true"])
  }
}
