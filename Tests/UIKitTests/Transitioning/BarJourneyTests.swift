import QuartzCore
import Testing

@testable import UIKit

/// A page that wants the navigation bar to be hidden while it shows, and says so as it appears.
private final class BarePage: Page {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }
}

/// A page that names itself late.
private final class LatePage: Page {
  override func viewDidLoad() {
    title = "late"
  }
}

/// What the bars do while the pages move.
@MainActor
struct BarJourneyTests {
  private func navigation(
    _ pages: [UIViewController], _ animator: Fader? = Fader()
  ) throws -> (theatre: Theatre, navigation: UINavigationController, delegate: Chooser) {
    let navigation = UINavigationController()
    navigation.viewControllers = pages
    let delegate = Chooser(animator)
    let theatre = try Theatre(root: navigation)
    navigation.delegate = delegate
    return (theatre, navigation, delegate)
  }

  /// Where a view shows, to a thousandth of a point.
  private func shown(_ view: UIView) throws -> CGPoint {
    let origin = try #require(view.layer.presentation()).frame.origin
    return CGPoint(
      x: (origin.x * 1000).rounded() / 1000, y: (origin.y * 1000).rounded() / 1000)
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }

  private func titles(_ navigation: UINavigationController) -> [String?] {
    labels(in: navigation.navigationBar).map(\.text)
  }

  // MARK: Titles

  @Test func titlesFadeForAsLongAsTheAnimatorTakes() throws {
    let (theatre, navigation, delegate) = try navigation([Page("A")])

    navigation.pushViewController(Page("B"), animated: true)
    try theatre.advance(to: 0.2)
    let contents = navigation.navigationBar.subviews.compactMap { $0 as? NavigationItemView }
    #expect(contents.map { $0.layer.presentation()?.opacity ?? 0 }.reduce(0, +) > 0.99)
    #expect(contents.allSatisfy { abs(($0.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01 })
    #expect(titles(navigation) == ["A", "A", "B"])

    try theatre.advance(to: 1)
    withExtendedLifetime(delegate) {}
    #expect(titles(navigation) == ["A", "B"])
  }

  @Test func aTitleThatIsSetInViewDidLoadComesWithItsPage() throws {
    let (theatre, navigation, delegate) = try navigation([Page("A")])

    navigation.pushViewController(LatePage("early"), animated: true)
    try theatre.advance(to: 0.2)

    withExtendedLifetime(delegate) {}
    let late = try #require(labels(in: navigation.navigationBar).first { $0.text == "late" })
    let content = try #require(late.superview)
    #expect(abs(try #require(content.layer.presentation()).opacity - 0.5) < 0.01)
    #expect(titles(navigation) == ["A", "A", "late"])
  }

  @Test func aCancelledPopTakesTheTitlesBack() throws {
    let fader = Fader()
    fader.completes = false
    let (theatre, navigation, delegate) = try navigation([Page("A"), Page("B")], fader)
    navigation.popViewController(animated: true)
    try theatre.advance(to: 0.2)

    fader.context?.completeTransition(false)
    try theatre.advance(to: 1)

    withExtendedLifetime(delegate) {}
    #expect(titles(navigation) == ["A", "B"])
    #expect(labels(in: navigation.navigationBar).allSatisfy { $0.superview?.alpha == 1 })
  }

  @Test func anAnimatorThatIsDoneAtOnceLeavesTheRightTitle() throws {
    let (theatre, navigation, delegate) = try navigation([Page("A")], nil)
    navigation.view.layoutIfNeeded()

    navigation.pushViewController(Page("B"), animated: false)
    #expect(titles(navigation) == ["A", "B"])
    navigation.pushViewController(Page("C"), animated: true)
    try theatre.advance(to: 1)
    withExtendedLifetime(delegate) {}
    #expect(titles(navigation) == ["B", "C"])
  }

  // MARK: A navigation bar that is hidden

  @Test func theBarGoesWithThePageThatHasIt() throws {
    let (theatre, navigation, delegate) = try navigation([Page("A")])
    let bar = navigation.navigationBar

    navigation.pushViewController(BarePage("B"), animated: true)
    try theatre.advance(to: 0)
    #expect(try shown(bar) == CGPoint(x: 0, y: 20))
    try theatre.advance(to: 0.2)
    #expect(try shown(bar) == CGPoint(x: -187.5, y: 20))

    try theatre.advance(to: 1)
    withExtendedLifetime(delegate) {}
    #expect(bar.isHidden)
    #expect(bar.frame.origin == CGPoint(x: 0, y: -44))
  }

  @Test func theBarComesBackWithThePageThatHasIt() throws {
    let (theatre, navigation, delegate) = try navigation([Page("A"), BarePage("B")])
    let bar = navigation.navigationBar
    try theatre.advance(to: 0.1)
    #expect(bar.isHidden)

    navigation.popViewController(animated: true)
    try theatre.advance(to: 0.3)
    #expect(try shown(bar) == CGPoint(x: -187.5, y: 20))
    #expect(!bar.isHidden)

    try theatre.advance(to: 1)
    withExtendedLifetime(delegate) {}
    #expect(bar.frame.origin == CGPoint(x: 0, y: 20))
  }

  @Test func thePageThatLeavesKeepsItsInsets() throws {
    let page = Page("A")
    let (theatre, navigation, delegate) = try navigation([page])
    let bare = BarePage("B")

    navigation.pushViewController(bare, animated: true)
    try theatre.advance(to: 0.2)

    withExtendedLifetime(delegate) {}
    #expect(page.view.safeAreaInsets.top == 64)
    #expect(bare.view.safeAreaInsets.top == 20)
  }

  @Test func aCancelledPushTakesTheBarBack() throws {
    let fader = Fader()
    fader.completes = false
    let page = Page("A")
    let (theatre, navigation, delegate) = try navigation([page], fader)
    navigation.pushViewController(BarePage("B"), animated: true)
    try theatre.advance(to: 0.2)

    fader.context?.completeTransition(false)
    try theatre.advance(to: 0.2)

    withExtendedLifetime(delegate) {}
    #expect(!navigation.isNavigationBarHidden)
    #expect(try shown(navigation.navigationBar) == CGPoint(x: 0, y: 20))
    #expect(page.view.safeAreaInsets.top == 64)
  }

  @Test func whileNothingMovesTheBarGoesUp() throws {
    let (theatre, navigation, _) = try navigation([Page("A")])

    navigation.setNavigationBarHidden(true, animated: true)
    try theatre.advance(to: 0.1)
    #expect(try shown(navigation.navigationBar) == CGPoint(x: 0, y: -12))

    try theatre.advance(to: 0.3)
    #expect(navigation.navigationBar.isHidden)
  }

  // MARK: A tab bar that is hidden

  private func tabs(_ pages: [UIViewController]) throws -> (
    theatre: Theatre, tabs: UITabBarController, navigation: UINavigationController
  ) {
    let navigation = UINavigationController()
    navigation.viewControllers = pages
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, Page("other")]
    return (try Theatre(root: tabs), tabs, navigation)
  }

  private func barelessPage() -> Page {
    let page = Page("B")
    page.hidesBottomBarWhenPushed = true
    return page
  }

  @Test func theTabBarGoesWithThePage() throws {
    let page = Page("A")
    let (theatre, tabs, navigation) = try tabs([page])
    let arriving = barelessPage()

    navigation.pushViewController(arriving, animated: true)
    try theatre.advance(to: 0.1)
    #expect(tabs.tabBar.superview === page.view)
    #expect(!tabs.tabBar.isHidden)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
    #expect(page.view.safeAreaInsets.bottom == 49)
    #expect(arriving.view.safeAreaInsets.bottom == 0)

    try theatre.advance(to: 1)
    #expect(tabs.tabBar.superview === tabs.view)
    #expect(tabs.tabBar.isHidden)
    #expect(page.view.subviews.isEmpty)
  }

  @Test func theTabBarComesBackWithThePage() throws {
    let page = Page("A")
    let leaving = barelessPage()
    let (theatre, tabs, navigation) = try tabs([page, leaving])
    try theatre.advance(to: 0)
    #expect(tabs.tabBar.isHidden)

    navigation.popViewController(animated: true)
    try theatre.advance(to: 0.1)
    #expect(tabs.tabBar.superview === page.view)
    #expect(!tabs.tabBar.isHidden)
    #expect(leaving.view.safeAreaInsets.bottom == 0)
    #expect(page.view.safeAreaInsets.bottom == 49)

    try theatre.advance(to: 1)
    #expect(tabs.tabBar.superview === tabs.view)
    #expect(!tabs.tabBar.isHidden)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
  }

  @Test func aCancelledPushLeavesTheTabBarWhereItWas() throws {
    let (theatre, tabs, navigation) = try tabs([Page("A")])
    let fader = Fader()
    fader.completes = false
    let delegate = Chooser(fader)
    navigation.delegate = delegate
    navigation.pushViewController(barelessPage(), animated: true)
    try theatre.advance(to: 0.2)

    fader.context?.completeTransition(false)
    try theatre.advance(to: 0.3)

    withExtendedLifetime(delegate) {}
    #expect(tabs.tabBar.superview === tabs.view)
    #expect(!tabs.tabBar.isHidden)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
  }
}
