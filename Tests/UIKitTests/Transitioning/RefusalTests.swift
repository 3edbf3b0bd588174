import QuartzCore
import Testing

@testable import UIKit

/// Does in `animateTransition`, or before it, what a test asks for.
private final class Rogue: NSObject, UIViewControllerAnimatedTransitioning {
  var whenAskedForTheDuration: (any UIViewControllerContextTransitioning) -> Void = { _ in }
  var whenAnimating: (any UIViewControllerContextTransitioning) -> Void

  init(_ whenAnimating: @escaping (any UIViewControllerContextTransitioning) -> Void) {
    self.whenAnimating = whenAnimating
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    if let transitionContext { whenAskedForTheDuration(transitionContext) }
    return 0.4
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    whenAnimating(transitionContext)
  }
}

/// What UIKit refuses, and what it answers to those who do it nevertheless.
@MainActor
struct RefusalTests {
  private func navigation(
    _ titles: String..., animator: (any UIViewControllerAnimatedTransitioning)? = nil
  ) throws -> (theatre: Theatre, navigation: UINavigationController, delegate: Chooser) {
    let navigation = UINavigationController()
    navigation.viewControllers = titles.map { Page($0) }
    let delegate = Chooser(animator)
    let theatre = try Theatre(root: navigation)
    navigation.delegate = delegate
    return (theatre, navigation, delegate)
  }

  // MARK: Stacks and tabs

  @Test func theRootOfAStackStays() throws {
    let (theatre, navigation, _) = try navigation("A")

    #expect(navigation.popViewController(animated: true) == nil)
    #expect(navigation.popToRootViewController(animated: true) == [])
    #expect(navigation.viewControllers.map(\.title) == ["A"])
    #expect(theatre.warnings.isEmpty)
  }

  @Test func aStackMayBecomeEmpty() throws {
    let (theatre, navigation, _) = try navigation("A", "B")

    navigation.setViewControllers([], animated: true)
    try theatre.advance(to: 0.1)

    #expect(navigation.topViewController == nil)
    #expect(navigation.content.subviews.isEmpty)
    #expect(theatre.warnings.isEmpty)
  }

  @Test func thePagesOfAStackAreDistinct() throws {
    let (theatre, navigation, _) = try navigation("A")
    let page = Page("B")

    navigation.setViewControllers([page, page], animated: false)
    navigation.setViewControllers([UINavigationController()], animated: false)

    #expect(navigation.viewControllers.map(\.title) == ["A"])
    #expect(
      theatre.warnings == [
        "All view controllers in a navigation controller must be distinct.",
        "Pushing a navigation controller is not supported.",
      ])
  }

  @Test(arguments: [-1, 2, NSNotFound])
  func aTabThatIsNotThereCannotBeSelected(index: Int) throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [Page("A"), Page("B")]
    let theatre = try Theatre(root: tabs)

    tabs.selectedIndex = index

    #expect(tabs.selectedIndex == 0)
    #expect(theatre.warnings.count == 1)
  }

  @Test func theTabsStayWhileOneOfThemIsOnItsWay() throws {
    let tabs = UITabBarController()
    let pages = [Page("A"), Page("B")]
    tabs.viewControllers = pages
    let delegate = Chooser(Fader())
    tabs.delegate = delegate
    let theatre = try Theatre(root: tabs)
    tabs.selectedIndex = 1

    tabs.viewControllers = [Page("C")]
    try theatre.advance(to: 1)

    withExtendedLifetime(delegate) {}
    #expect(tabs.viewControllers == pages)
    #expect(tabs.selectedIndex == 1)
    #expect(theatre.warnings.count == 1)
  }

  @Test func aControllerCannotBeItsOwnDescendant() throws {
    let (theatre, navigation, _) = try navigation("A")
    let page = try #require(navigation.topViewController)

    page.addChild(navigation)
    navigation.addChild(navigation)

    #expect(navigation.parent == nil)
    #expect(theatre.warnings.count == 2)
  }

  // MARK: Presentations

  @Test func whatIsOnScreenCannotBePresented() throws {
    let (theatre, navigation, _) = try navigation("A")
    let page = try #require(navigation.topViewController)
    let presented = Page("B")
    navigation.present(presented, animated: false)

    presented.present(navigation, animated: true)
    presented.present(presented, animated: true)
    presented.present(page, animated: true)
    try theatre.advance(to: 1)

    #expect(presented.presentedViewController == nil)
    #expect(
      theatre.warnings == [
        "Attempt to present UINavigationController on B: it is active already.",
        "Attempt to present B on B: it is active already.",
        "Attempt to present A on B: it has a parent view controller.",
      ])
  }

  @Test func nothingIsDismissedOrPresentedWhileAPresentationIsInProgress() throws {
    let page = Page("A")
    let theatre = try Theatre(root: page)
    let presented = Page("B")
    page.present(presented, animated: true)
    try theatre.advance(to: 0.1)

    page.dismiss(animated: true)
    page.present(Page("C"), animated: true)
    try theatre.advance(to: 1)

    #expect(page.presentedViewController === presented)
    #expect(
      theatre.warnings == [
        "Attempt to dismiss B while a presentation is in progress.",
        "Attempt to present C on A while a presentation or dismissal is in progress.",
      ])
  }

  @Test func aRootThatIsReplacedMeanwhileHarmsNobody() throws {
    let (theatre, navigation, delegate) = try navigation("A", animator: Fader())
    navigation.pushViewController(Page("B"), animated: true)
    try theatre.advance(to: 0.1)

    theatre.window.rootViewController = Page("C")
    try theatre.advance(to: 1)

    withExtendedLifetime(delegate) {}
    #expect(OpenTransitions.current.summaries.isEmpty)
    #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
    #expect(theatre.window.rootViewController?.title == "C")
  }

  // MARK: Animators

  /// Nothing of it is missing on the screen for any time: the container brings the page itself.
  @Test func anAnimatorMayDoNothingButComplete() throws {
    let rogue = Rogue { $0.completeTransition(true) }
    let (theatre, navigation, delegate) = try navigation("A", animator: rogue)

    navigation.pushViewController(Page("B"), animated: true)
    try theatre.advance(to: 1)

    withExtendedLifetime(delegate) {}
    #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
    #expect(theatre.warnings == [])
  }

  @Test func anAnimatorMayThrowTheViewsAway() throws {
    let rogue = Rogue { context in
      context.containerView.subviews.forEach { $0.removeFromSuperview() }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { context.completeTransition(true) }
    }
    let (theatre, navigation, delegate) = try navigation("A", animator: rogue)

    navigation.pushViewController(Page("B"), animated: true)
    try theatre.advance(to: 1)

    withExtendedLifetime(delegate) {}
    #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
    #expect(
      theatre.warnings == ["Rogue completed A to B without the arriving view in the container."])
  }

  @Test func anAnimatorMayThrowTheContainerAway() throws {
    let page = Page("A")
    let theatre = try Theatre(root: page)
    let presented = Page("B")
    presented.modalPresentationStyle = .custom
    let rogue = Rogue { context in
      context.containerView.removeFromSuperview()
      context.completeTransition(true)
    }
    let delegate = Chooser(rogue)
    presented.transitioningDelegate = delegate

    page.present(presented, animated: true)
    try theatre.advance(to: 1)
    #expect(theatre.warnings.count == 1)
    page.dismiss(animated: false)

    withExtendedLifetime(delegate) {}
    #expect(theatre.window.subviews == [try #require(page.view)])
    #expect(page.presentedViewController == nil)
  }

  @Test func aViewCannotBePutIntoItself() throws {
    let rogue = Rogue { context in
      context.view(forKey: .to)?.addSubview(context.containerView)
      context.view(forKey: .from)?.addSubview(context.containerView)
      context.completeTransition(false)
    }
    let (theatre, navigation, delegate) = try navigation("A", animator: rogue)

    navigation.pushViewController(Page("B"), animated: true)
    try theatre.advance(to: 1)

    withExtendedLifetime(delegate) {}
    #expect(navigation.viewControllers.map(\.title) == ["A"])
    #expect(theatre.warnings.count == 1)
  }

  /// What UIKit makes of it is not known. Here it comes too early to count.
  @Test func aTransitionCannotEndBeforeItHasBegun() throws {
    let fader = Fader()
    let rogue = Rogue { fader.animateTransition(using: $0) }
    rogue.whenAskedForTheDuration = { $0.completeTransition(true) }
    let (theatre, navigation, delegate) = try navigation("A", animator: rogue)

    navigation.pushViewController(Page("B"), animated: true)
    #expect(OpenTransitions.current.summaries.count == 1)
    try theatre.advance(to: 1)

    withExtendedLifetime(delegate) {}
    #expect(OpenTransitions.current.summaries.isEmpty)
    #expect(navigation.viewControllers.map(\.title) == ["A", "B"])
    #expect(
      theatre.warnings == [
        "completeTransition(_:) called on a transition that has not begun."
      ])
  }
}
