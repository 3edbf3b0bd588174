import QuartzCore
import Testing
import UIKit

/// The demos that a finger drives: what shows at a share of the way, and how long the rest takes.
@MainActor
struct ScrubbedDemoTests {
  private let driver = UIPercentDrivenInteractiveTransition()

  private func angle(of page: UIViewController) -> Double {
    let turn = shown(page.view).transform
    return Double(atan2(turn.m13, turn.m11)) * 180 / .pi
  }

  private func flip() throws -> (
    theatre: Theatre, first: UIViewController, second: UIViewController
  ) {
    let (first, second) = (UIViewController(), UIViewController())
    let theatre = try Theatre(root: first)
    theatre.cast("FlipPresent", for: second, driver: driver)
    first.present(second, animated: true)
    try theatre.advance(to: 1)
    return (theatre, first, second)
  }

  private func tabs() throws -> (theatre: Theatre, tabs: UITabBarController) {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let theatre = try Theatre(root: tabs)
    theatre.cast("TabSlide", driver: driver)
    tabs.selectedIndex = 1
    try theatre.advance(to: 1)
    return (theatre, tabs)
  }

  /// The animator's own curve applies, as measured on iOS 8.4; of later ones it is uncertain.
  @Test(arguments: [
    (0.1, 14.45), (0.2, 27.75), (0.3, 40.07), (0.4, 51.38), (0.5, 61.62), (0.6, 70.66),
    (0.7, 78.34), (0.8, 84.39), (0.9, 88.47),
  ])
  func theFlipTurnsWithTheFinger(share: CGFloat, degrees: Double) throws {
    let (theatre, first, _) = try flip()

    driver.update(share)
    try theatre.advance(to: 2)

    #expect(abs(angle(of: first) - degrees) < 0.01)
  }

  @Test(arguments: [(0.1, 88.47), (0.3, 78.34), (0.5, 61.62), (0.7, 40.07), (0.9, 14.45)])
  func theFlipTurnsBackWithTheFinger(share: CGFloat, degrees: Double) throws {
    let (theatre, first, second) = try flip()
    driver.finish()
    try theatre.advance(to: 3)
    theatre.cast("FlipDismiss", for: second, driver: driver)
    second.dismiss(animated: true)
    try theatre.advance(to: 4)

    driver.update(share)
    try theatre.advance(to: 5)

    #expect(abs(angle(of: first) - degrees) < 0.01)
  }

  @Test(arguments: [(0.6, true, 0.32), (0.4, false, 0.32)])
  func whatIsLeftOfTheFlipTakesItsShareOfTheTime(
    share: CGFloat, finishes: Bool, rest: TimeInterval
  ) throws {
    let (theatre, first, second) = try flip()
    driver.update(share)

    finishes ? driver.finish() : driver.cancel()
    try theatre.advance(to: 1 + rest - 0.001)
    #expect(first.transitionCoordinator != nil)
    try theatre.advance(to: 1 + rest)

    #expect(first.transitionCoordinator == nil)
    #expect(first.presentedViewController === (finishes ? second : nil))
  }

  /// Evenly, so that the page stays at the tip of the finger.
  @Test(arguments: [0, 0.25, 0.5, 1]) func theTabsFollowTheFinger(share: CGFloat) throws {
    let (theatre, tabs) = try tabs()

    driver.update(share)
    try theatre.advance(to: 2)

    #expect(abs(shown(tabs.viewControllers?[0].view).frame.minX + 375 * share) < 0.01)
    #expect(abs(shown(tabs.viewControllers?[1].view).frame.minX - 375 * (1 - share)) < 0.01)
  }

  @Test(arguments: [(0.6, true, 0.16), (0.3, false, 0.12)])
  func whatIsLeftOfTheTabsTakesItsShareOfTheTime(
    share: CGFloat, finishes: Bool, rest: TimeInterval
  ) throws {
    let (theatre, tabs) = try tabs()
    driver.update(share)

    finishes ? driver.finish() : driver.cancel()
    try theatre.advance(to: 1 + rest - 0.001)
    #expect(tabs.transitionCoordinator != nil)
    try theatre.advance(to: 1 + rest)

    #expect(tabs.transitionCoordinator == nil)
    #expect(tabs.selectedIndex == (finishes ? 1 : 0))
  }
}
