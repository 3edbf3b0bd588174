import QuartzCore
import Testing
import UIKit

/// Gives up before it has begun.
private final class Refuser: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.4
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transitionContext.completeTransition(false)
  }
}

/// Goes as soon as it has come.
private final class Flash: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    dismiss(animated: false)
  }
}

/// Starts without a finger.
private final class LateDriver: UIPercentDrivenInteractiveTransition {
  override init() {
    super.init()
    wantsInteractiveStart = false
  }
}

@MainActor
struct TransitionEdgeTests {
  @Test func anAnimatorMayCompleteAtOnce() throws {
    let page = Page("A")
    let navigation = UINavigationController(rootViewController: page)
    let theatre = try Theatre(root: navigation)
    let delegate = Chooser(Refuser())
    navigation.delegate = delegate
    let diary = Diary()

    navigation.pushViewController(Page("B"), animated: true)
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
      diary.write("cancelled: \($0.isCancelled)")
    }
    try theatre.advance(to: 0.1)

    withExtendedLifetime(delegate) {}
    #expect(navigation.viewControllers == [page])
    #expect(page.view.window === theatre.window)
    #expect(diary.lines == ["cancelled: true"])
  }

  @Test func aPageMayGoAsSoonAsItHasAppeared() throws {
    let page = Page("A")
    let theatre = try Theatre(root: page)

    page.present(Flash(), animated: true)
    try theatre.advance(to: 2)

    #expect(page.presentedViewController == nil)
    #expect(theatre.window.subviews == [try #require(page.view)])
    #expect(theatre.warnings.isEmpty)
  }

  @Test func completingACancelledTransitionAsDoneStillCancels() throws {
    let diary = Diary()
    let fader = Fader(diary)
    fader.completes = false
    let page = Page("A")
    let navigation = UINavigationController(rootViewController: page)
    let theatre = try Theatre(root: navigation)
    let delegate = Chooser(fader)
    navigation.delegate = delegate
    navigation.pushViewController(Page("B"), animated: true)
    try theatre.advance(to: 0.1)

    fader.context?.cancelInteractiveTransition()
    fader.context?.completeTransition(true)

    withExtendedLifetime(delegate) {}
    #expect(navigation.viewControllers == [page])
    #expect(diary.lines.last == "animationEnded(true)")
    #expect(theatre.warnings.count == 1)
  }

  @Test func aDriverMayLetTheTransitionStartByItself() throws {
    let navigation = UINavigationController(rootViewController: Page("A"))
    let theatre = try Theatre(root: navigation)
    let delegate = Chooser(Fader())
    delegate.interaction = LateDriver()
    navigation.delegate = delegate
    navigation.pushViewController(Page("B"), animated: true)
    #expect(navigation.transitionCoordinator?.initiallyInteractive == false)

    try theatre.advance(to: 1)

    withExtendedLifetime(delegate) {}
    #expect(OpenTransitions.current.summaries.isEmpty)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func aPresentationInADismissalsCompletionIsWelcome() throws {
    let page = Page("A")
    let theatre = try Theatre(root: page)
    let (first, second) = (Page("B"), Page("C"))
    page.present(first, animated: false)

    page.dismiss(animated: true) { page.present(second, animated: true) }
    try theatre.advance(to: 3)

    #expect(page.presentedViewController === second)
    #expect(theatre.warnings.isEmpty)
  }

  @Test func onlyTheTopmostOfAStackIsSeenGoing() throws {
    let page = Page("A")
    let theatre = try Theatre(root: page)
    let (middle, top) = (Page("B"), Page("C"))
    page.present(middle, animated: false)
    middle.present(top, animated: false)

    page.dismiss(animated: true)
    try theatre.advance(to: 0.1)

    let y = try #require(top.view.layer.presentation()).frame.minY
    #expect(abs(y - 667 * 0.544778) < 0.01)
    #expect(middle.view.window == nil)
    #expect(page.view.window === theatre.window)
  }
}
