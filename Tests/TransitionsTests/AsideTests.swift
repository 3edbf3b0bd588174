import QuartzCore
import Testing
import UIKit

@MainActor
struct AsideTests {
  @Test(arguments: [(0.25, -48.4, 0.129), (0.5, -187.5, 0.5), (0.75, -326.6, 0.871)])
  func theOldPageLeavesWhileTheNewOneAppears(
    time: TimeInterval, x: CGFloat, alpha: Float
  ) throws {
    let old = UIViewController()
    let navigation = UINavigationController(rootViewController: old)
    let theatre = try Theatre(root: navigation)
    theatre.cast("AsidePush")
    let page = UIViewController()

    navigation.pushViewController(page, animated: true)
    try theatre.advance(to: time)

    #expect(abs(shown(old.view).transform.m41 - x) < 0.1)
    #expect(abs(shown(page.view).opacity - alpha) < 0.001)
  }

  /// On a screen as wide as the published demo takes every screen to be.
  @Test(arguments: [
    (0.25, -41.3, 0.129), (0.5, -160, 0.5), (0.75, -278.7, 0.871), (0.999, -320, 1),
  ])
  func theOldPageLeavesAScreenOfTheArticle(
    time: TimeInterval, x: CGFloat, alpha: Float
  ) throws {
    let (old, page) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: old)
    let theatre = try Theatre(root: navigation, size: CGSize(width: 320, height: 568))
    theatre.cast("AsidePush")

    navigation.pushViewController(page, animated: true)
    try theatre.advance(to: time)

    #expect(abs(shown(old.view).transform.m41 - x) < 0.05)
    #expect(abs(shown(page.view).opacity - alpha) < 0.001)
    try theatre.advance(to: 1)
    #expect(old.view.transform == .identity)
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test func bothPagesAreAsTheyWereAfterThereAndBack() throws {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    let theatre = try Theatre(root: navigation)
    theatre.cast("AsidePush")
    navigation.pushViewController(second, animated: true)
    try theatre.advance(to: 1.5)

    theatre.cast("AsidePop")
    navigation.popViewController(animated: true)
    try theatre.advance(to: 2)
    #expect(abs(shown(first.view).transform.m41 + 187.5) < 0.1)
    try theatre.advance(to: 3)

    #expect(first.view.transform == .identity)
    #expect(second.view.alpha == 1)
    #expect(navigation.viewControllers == [first])
  }
}
