import QuartzCore
import Testing

@testable import UIKit

@MainActor
struct NavigationTransitionTests {
  private let diary = Diary()

  private func stage(_ titles: [String], _ animator: Fader? = nil) throws -> (
    theatre: Theatre, navigation: UINavigationController, pages: [Page], delegate: Chooser
  ) {
    let pages = titles.map { Page($0, diary) }
    let navigation = UINavigationController()
    navigation.setViewControllers(pages, animated: false)
    let delegate = Chooser(animator, diary)
    let theatre = try Theatre(root: navigation)
    navigation.delegate = delegate
    _ = diary.take()
    return (theatre, navigation, pages, delegate)
  }

  @Test func aPushTellsEveryoneInUIKitsOrder() throws {
    let (theatre, navigation, _, delegate) = try stage(["A"], Fader(diary))

    navigation.pushViewController(Page("B", diary), animated: true)
    try theatre.advance(to: 1)

    withExtendedLifetime(delegate) {}
    #expect(
      diary.take() == [
        "B willMove to parent", "animator for push", "interaction", "A willDisappear",
        "B willAppear", "willShow B", "animateTransition", "B didMove to parent",
        "A didDisappear", "B didAppear", "animationEnded(true)", "didShow B",
      ])
  }

  @Test func aPopTellsEveryoneInUIKitsOrder() throws {
    let (theatre, navigation, _, delegate) = try stage(["A", "B"], Fader(diary))

    navigation.popViewController(animated: true)
    try theatre.advance(to: 1)

    withExtendedLifetime(delegate) {}
    #expect(
      diary.take() == [
        "B willMove to nil", "animator for pop", "interaction", "B willDisappear",
        "A willAppear", "willShow A", "animateTransition", "B didMove to nil",
        "B didDisappear", "A didAppear", "animationEnded(true)", "didShow A",
      ])
  }

  @Test func aCancelledPopIsTakenBack() throws {
    let fader = Fader(diary)
    fader.completes = false
    let (theatre, navigation, pages, delegate) = try stage(["A", "B"], fader)
    navigation.popViewController(animated: true)
    try theatre.advance(to: 0.2)
    #expect(navigation.topViewController === pages[0])
    _ = diary.take()

    fader.context?.completeTransition(false)

    withExtendedLifetime(delegate) {}
    #expect(
      diary.take() == [
        "B didMove to parent", "A willDisappear", "A didDisappear", "B willAppear",
        "B didAppear", "animationEnded(false)",
      ])
    #expect(navigation.viewControllers == pages)
    #expect(pages[0].view.superview == nil)
    #expect(pages[1].view.superview === navigation.content)
  }

  @Test func thePagesOfAPushAreInTheContainerAsTheRulesSay() throws {
    let fader = Fader()
    let (theatre, navigation, pages, delegate) = try stage(["A"], fader)
    let arriving = Page("B")
    navigation.pushViewController(arriving, animated: true)
    try theatre.advance(to: 0.2)
    let context = try #require(fader.context)
    let full = CGRect(x: 0, y: 0, width: 375, height: 667)

    withExtendedLifetime(delegate) {}
    #expect(context.containerView.subviews == [pages[0].view, arriving.view])
    #expect(context.view(forKey: .from) === pages[0].view)
    #expect(context.view(forKey: .to) === arriving.view)
    #expect(context.initialFrame(for: pages[0]) == full)
    #expect(context.finalFrame(for: pages[0]) == .zero)
    #expect(context.initialFrame(for: arriving) == .zero)
    #expect(context.finalFrame(for: arriving) == full)
    #expect(context.presentationStyle == .none)

    try theatre.advance(to: 0.4)

    #expect(context.containerView.subviews == [arriving.view])
    #expect(navigation.viewControllers == [pages[0], arriving])
    #expect(pages[0].parent === navigation)
  }

  @Test func aBarThatIsNotTranslucentTakesItsPlaceFromThePage() throws {
    let fader = Fader()
    let (theatre, navigation, _, delegate) = try stage(["A"], fader)
    navigation.navigationBar.isTranslucent = false
    let arriving = Page("B")
    navigation.pushViewController(arriving, animated: true)
    try theatre.advance(to: 0.4)

    withExtendedLifetime(delegate) {}
    #expect(
      fader.context?.finalFrame(for: arriving) == CGRect(x: 0, y: 64, width: 375, height: 603))
    #expect(arriving.view.safeAreaInsets.top == 0)
  }

  @Test func aPageUnderATranslucentBarIsCoveredBySixtyFourPoints() throws {
    let (theatre, _, pages, _) = try stage(["A"])
    try theatre.advance(to: 0.1)

    #expect(pages[0].view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(pages[0].view.safeAreaInsets.top == 64)
    #expect(pages[0].topLayoutGuide.length == 64)
  }

  @Test func onlyTheFirstCompletionCounts() throws {
    let fader = Fader(diary)
    fader.completes = false
    let (theatre, navigation, _, delegate) = try stage(["A"], fader)
    navigation.pushViewController(Page("B"), animated: true)
    try theatre.advance(to: 0.1)

    fader.context?.completeTransition(true)
    fader.context?.completeTransition(true)
    fader.context?.completeTransition(false)

    withExtendedLifetime(delegate) {}
    #expect(diary.lines.filter { $0.hasPrefix("animationEnded") } == ["animationEnded(true)"])
    #expect(navigation.viewControllers.count == 2)
    #expect(theatre.warnings.count == 2)
  }

  @Test func aTransitionNobodyCompletesIsReported() throws {
    let fader = Fader()
    fader.completes = false
    let (theatre, navigation, _, delegate) = try stage(["A"], fader)
    try theatre.advance(to: 0.5)
    navigation.pushViewController(Page("B"), animated: true)
    try theatre.advance(to: 9)

    withExtendedLifetime(delegate) {}
    #expect(
      OpenTransitions.current.summaries == [
        OpenTransitions.Summary(animator: "Fader", start: 0.5)
      ])
  }

  @Test func theStackStaysWhileATransitionRuns() throws {
    let (theatre, navigation, _, delegate) = try stage(["A", "B"], Fader())
    navigation.pushViewController(Page("C"), animated: true)
    try theatre.advance(to: 0.2)

    navigation.pushViewController(Page("D"), animated: true)
    let popped = navigation.popViewController(animated: true)

    withExtendedLifetime(delegate) {}
    #expect(popped == nil)
    #expect(navigation.viewControllers.map(\.title) == ["A", "B", "C"])
    #expect(theatre.warnings.count == 2)
  }

  @Test func aPageCannotBePushedTwice() throws {
    let (theatre, navigation, pages, _) = try stage(["A", "B"])

    navigation.pushViewController(pages[0], animated: false)

    #expect(navigation.viewControllers == pages)
    #expect(theatre.warnings.count == 1)
  }

  @Test func aTransitionOutlivesWhatTheAppDrops() throws {
    let (theatre, navigation, _, delegate) = try stage(["A"])
    weak var animator: Fader?
    do {
      let fader = Fader(diary)
      animator = fader
      delegate.animator = fader
    }
    navigation.pushViewController(Page("B"), animated: true)
    delegate.animator = nil

    try theatre.advance(to: 0.2)
    #expect(animator != nil)
    try theatre.advance(to: 1)
    #expect(diary.lines.contains("animationEnded(true)"))
    #expect(OpenTransitions.current.summaries.isEmpty)
  }

  @Test func poppingToTheRootReturnsAllThatLeave() throws {
    let (theatre, navigation, pages, _) = try stage(["A", "B", "C"])

    let popped = navigation.popToRootViewController(animated: false)

    try theatre.advance(to: 0.1)
    #expect(popped == [pages[1], pages[2]])
    #expect(navigation.viewControllers == [pages[0]])
    #expect(pages[0].view.superview === navigation.content)
    #expect(pages[1].parent == nil)
  }

  @Test(arguments: [(0.05, 0.232230), (0.1, 0.544778), (0.2, 0.879282), (0.4, 0.994408)])
  func theSystemPushMovesBySpringAndParallax(time: TimeInterval, share: CGFloat) throws {
    let (theatre, navigation, pages, _) = try stage(["A"])
    let arriving = Page("B")
    navigation.pushViewController(arriving, animated: true)

    try theatre.advance(to: time)

    let upper = try #require(arriving.view.layer.presentation()).frame
    let lower = try #require(pages[0].view.layer.presentation()).frame
    #expect(abs(upper.minX - 375 * (1 - share)) < 0.01)
    #expect(abs(lower.minX + 0.3 * 375 * share) < 0.01)
  }
}
