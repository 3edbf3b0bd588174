import QuartzCore
import Testing
import UIKit

@MainActor
struct ScaleTests {
  @Test(arguments: [(0.0, 0.1), (0.1, 0.21625), (0.2, 0.55), (0.3, 0.88375), (0.4, 1.0)])
  func theNewPageGrowsAboutTheCentre(time: TimeInterval, scale: CGFloat) throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let theatre = try Theatre(root: navigation)
    theatre.cast("PushScale")
    let page = UIViewController()

    navigation.pushViewController(page, animated: true)
    try theatre.advance(to: time)

    #expect(abs(shown(page.view).transform.m11 - scale) < 0.001)
    #expect(abs(shown(page.view).transform.m22 - scale) < 0.001)
    #expect(shown(page.view).position == CGPoint(x: 187.5, y: 333.5))
  }

  @Test(arguments: [(0.0, 1.0), (0.1, 0.88375), (0.2, 0.55), (0.3, 0.21625)])
  func theLeavingPageShrinksAboveTheOneItUncovers(time: TimeInterval, scale: CGFloat) throws {
    let pages = [UIViewController(), UIViewController()]
    let navigation = UINavigationController()
    navigation.viewControllers = pages
    let theatre = try Theatre(root: navigation)
    theatre.cast("PopScale")

    navigation.popViewController(animated: true)
    try theatre.advance(to: time)

    #expect(abs(shown(pages[1].view).transform.m11 - scale) < 0.001)
    #expect(pages[1].view.superview?.subviews == pages.compactMap(\.view))
  }

  @Test func aPageThatIsShownAgainHasItsFullSize() throws {
    let pages = [UIViewController(), UIViewController()]
    let navigation = UINavigationController()
    navigation.viewControllers = pages
    let theatre = try Theatre(root: navigation)
    theatre.cast("PopScale")
    navigation.popViewController(animated: true)
    try theatre.advance(to: 1)

    navigation.pushViewController(pages[1], animated: false)
    try theatre.advance(to: 1.1)

    #expect(pages[1].view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
  }
}
