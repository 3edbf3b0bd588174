import QuartzCore
import Testing
import UIKit

/// Moves the pages itself, as the article on transitions without percentages does, and settles in
/// 0.2 s.
private final class HandDriver: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: (any UIViewControllerContextTransitioning)?

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    guard let arriving = transitionContext.view(forKey: .to) else { return }
    arriving.frame.origin.x = 375
    transitionContext.containerView.addSubview(arriving)
  }

  func move(to share: CGFloat) {
    context?.view(forKey: .from)?.frame.origin.x = -375 * share
    context?.view(forKey: .to)?.frame.origin.x = 375 * (1 - share)
    context?.updateInteractiveTransition(share)
  }

  func settle(finished: Bool) {
    let context = context
    self.context = nil
    if finished {
      context?.finishInteractiveTransition()
    } else {
      context?.cancelInteractiveTransition()
    }
    UIView.animate(withDuration: 0.2) {
      context?.view(forKey: .from)?.frame.origin.x = finished ? -375 : 0
      context?.view(forKey: .to)?.frame.origin.x = finished ? 0 : 375
    } completion: { _ in
      context?.completeTransition(finished)
    }
  }
}

@MainActor
struct HandDrivenTests {
  private let driver = HandDriver()

  private func stage() throws -> (
    theatre: Theatre, tabs: UITabBarController, delegate: Chooser, diary: Diary
  ) {
    let diary = Diary()
    let tabs = UITabBarController()
    tabs.viewControllers = [Page("A"), Page("B")]
    let delegate = Chooser(Fader(diary))
    delegate.interaction = driver
    tabs.delegate = delegate
    let theatre = try Theatre(root: tabs)
    tabs.selectedIndex = 1
    try theatre.advance(to: 1)
    return (theatre, tabs, delegate, diary)
  }

  @Test func theAnimatorIsNotAskedToAnimate() throws {
    let (theatre, tabs, delegate, diary) = try stage()

    driver.move(to: 0.4)
    try theatre.advance(to: 2)

    withExtendedLifetime(delegate) {}
    #expect(diary.lines.isEmpty)
    #expect(tabs.transitionCoordinator?.isInteractive == true)
    #expect(tabs.transitionCoordinator?.percentComplete == 0.4)
    #expect(tabs.viewControllers?.first?.view.frame.minX == -150)
  }

  @Test func finishingAloneDoesNotEndIt() throws {
    let (theatre, tabs, delegate, diary) = try stage()
    driver.move(to: 0.6)

    driver.settle(finished: true)
    try theatre.advance(to: 1.1)
    #expect(tabs.transitionCoordinator?.isInteractive == false)
    #expect(OpenTransitions.current.summaries.count == 1)

    try theatre.advance(to: 1.2)
    withExtendedLifetime(delegate) {}
    #expect(OpenTransitions.current.summaries.isEmpty)
    #expect(diary.lines == ["animationEnded(true)"])
    #expect(tabs.selectedIndex == 1)
  }

  @Test func aCancelReturnsToTheOldTab() throws {
    let (theatre, tabs, delegate, diary) = try stage()
    driver.move(to: 0.3)

    driver.settle(finished: false)
    try theatre.advance(to: 1.5)

    withExtendedLifetime(delegate) {}
    #expect(diary.lines == ["animationEnded(false)"])
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.viewControllers?.first?.view.frame.minX == 0)
    #expect(tabs.viewControllers?.last?.view.window == nil)
  }

  @Test func itHearsWhenTheInteractionEnds() throws {
    let (theatre, tabs, delegate, _) = try stage()
    let diary = Diary()
    tabs.transitionCoordinator?.notifyWhenInteractionEnds {
      diary.write("cancelled: \($0.isCancelled)")
    }

    driver.settle(finished: false)
    #expect(diary.lines == ["cancelled: true"])
    try theatre.advance(to: 2)

    withExtendedLifetime(delegate) {}
    #expect(diary.lines.count == 1)
  }
}
