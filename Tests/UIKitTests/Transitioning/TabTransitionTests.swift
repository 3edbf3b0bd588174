import QuartzCore
import Testing

@testable import UIKit

@MainActor
struct TabTransitionTests {
  private let diary = Diary()

  private func stage(_ animator: Fader?) throws -> (
    theatre: Theatre, tabs: UITabBarController, pages: [Page], delegate: Chooser
  ) {
    let pages = ["A", "B", "C"].map { Page($0, diary) }
    let tabs = UITabBarController()
    tabs.viewControllers = pages
    let delegate = Chooser(animator, diary)
    tabs.delegate = delegate
    let theatre = try Theatre(root: tabs)
    _ = diary.take()
    return (theatre, tabs, pages, delegate)
  }

  @Test func aTabSwitchTellsEveryoneInUIKitsOrder() throws {
    let (theatre, tabs, _, delegate) = try stage(Fader(diary))

    tabs.selectedIndex = 1
    try theatre.advance(to: 1)

    withExtendedLifetime(delegate) {}
    #expect(
      diary.take() == [
        "animator for tab", "interaction", "B willAppear", "A willDisappear",
        "animateTransition", "A didDisappear", "B didAppear", "animationEnded(true)",
      ])
  }

  @Test func aSwitchWithoutAnAnimatorIsDoneAtOnce() throws {
    let (theatre, tabs, pages, delegate) = try stage(nil)

    tabs.selectedViewController = pages[2]

    withExtendedLifetime((theatre, delegate)) {}
    #expect(
      diary.take() == [
        "animator for tab", "C willAppear", "A willDisappear", "A didDisappear", "C didAppear",
      ])
    #expect(tabs.selectedIndex == 2)
    #expect(tabs.content.subviews == [pages[2].view])
  }

  @Test func aCancelledSwitchLeavesTheOldTabSelected() throws {
    let fader = Fader(diary)
    fader.completes = false
    let (theatre, tabs, pages, delegate) = try stage(fader)
    tabs.selectedIndex = 1
    try theatre.advance(to: 0.2)
    #expect(tabs.selectedIndex == 1)
    _ = diary.take()

    fader.context?.completeTransition(false)

    withExtendedLifetime(delegate) {}
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.content.subviews == [pages[0].view])
    #expect(
      diary.take() == [
        "B willDisappear", "B didDisappear", "A willAppear", "A didAppear",
        "animationEnded(false)",
      ])
  }

  @Test func theFramesReachUnderTheBar() throws {
    let fader = Fader()
    let (theatre, tabs, pages, delegate) = try stage(fader)
    tabs.selectedIndex = 1
    try theatre.advance(to: 0.1)
    let context = try #require(fader.context)
    let full = CGRect(x: 0, y: 0, width: 375, height: 667)

    withExtendedLifetime(delegate) {}
    #expect(context.initialFrame(for: pages[0]) == full)
    #expect(context.finalFrame(for: pages[1]) == full)
    #expect(context.finalFrame(for: pages[0]) == .zero)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
    #expect(pages[1].view.safeAreaInsets.bottom == 49)
  }

  @Test func aSecondSelectionIsRefusedMeanwhile() throws {
    let (theatre, tabs, _, delegate) = try stage(Fader())
    tabs.selectedIndex = 1

    tabs.selectedIndex = 2

    withExtendedLifetime(delegate) {}
    #expect(tabs.selectedIndex == 1)
    #expect(theatre.warnings.count == 1)
  }

  @Test func aNavigationControllerInATabIsCoveredByBothBars() throws {
    let page = Page("A")
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: page)]
    let theatre = try Theatre(root: tabs)

    try theatre.advance(to: 0.1)

    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
    #expect(page.tabBarController === tabs)
    #expect(page.navigationController === tabs.selectedViewController)
  }

  @Test func aTapOnTheBarAsksTheDelegateFirst() throws {
    let guardian = TabGuardian()
    let pages = [Page("A"), Page("B")]
    let tabs = UITabBarController()
    tabs.viewControllers = pages
    tabs.delegate = guardian
    let theatre = try Theatre(root: tabs)

    tabs.tabBar.selectedItem = pages[1].tabBarItem
    tabs.userSelects(pages[1].tabBarItem)
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.selectedItem === pages[0].tabBarItem)

    guardian.allows = true
    tabs.userSelects(pages[1].tabBarItem)
    withExtendedLifetime(theatre) {}
    #expect(tabs.selectedIndex == 1)
    #expect(guardian.diary.lines == ["shouldSelect B", "shouldSelect B", "didSelect B"])
  }

  @Test func theControllerHearsOfAChosenItemBeforeItsTabIsSelected() throws {
    let pages = [Page("A"), Page("B")]
    let tabs = ListeningTabs()
    tabs.viewControllers = pages
    let theatre = try Theatre(root: tabs)

    tabs.tabBar.delegate?.tabBar(tabs.tabBar, didSelect: pages[1].tabBarItem)
    tabs.userSelects(pages[1].tabBarItem)

    withExtendedLifetime(theatre) {}
    #expect(tabs.heard == ["B while 0 is selected"])
    #expect(tabs.selectedIndex == 1)
  }

  @Test func aNavigationControllerInATabIsCalledAsItsFirstPage() {
    let navigation = UINavigationController(rootViewController: Page("First"))
    #expect(navigation.tabBarItem.title == "First")

    navigation.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 0)
    #expect(navigation.tabBarItem.title == "Own")
  }

  @Test func aTapOnTheSelectedTabGoesBackToItsFirstPage() throws {
    let navigation = UINavigationController()
    navigation.viewControllers = [Page("A"), Page("B")]
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let theatre = try Theatre(root: tabs)

    tabs.userSelects(navigation.tabBarItem)
    try theatre.advance(to: 1)

    #expect(navigation.viewControllers.map(\.title) == ["A"])
  }

  @Test func aPageMayHideTheBarWhenItIsPushed() throws {
    let navigation = UINavigationController(rootViewController: Page("A"))
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let theatre = try Theatre(root: tabs)
    let page = Page("B")
    page.hidesBottomBarWhenPushed = true

    navigation.pushViewController(page, animated: false)
    try theatre.advance(to: 0.1)
    #expect(tabs.tabBar.isHidden)
    #expect(page.view.safeAreaInsets.bottom == 0)

    navigation.popViewController(animated: false)
    try theatre.advance(to: 0.2)
    #expect(!tabs.tabBar.isHidden)
  }
}

private final class ListeningTabs: UITabBarController {
  var heard: [String] = []

  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    heard.append("\(item.title ?? "") while \(selectedIndex) is selected")
  }
}

/// Lets a tab be selected, or not.
private final class TabGuardian: NSObject, UITabBarControllerDelegate {
  let diary = Diary()
  var allows = false

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    diary.write("shouldSelect \(viewController.title ?? "")")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    diary.write("didSelect \(viewController.title ?? "")")
  }
}
