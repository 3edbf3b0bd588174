import QuartzCore
import Testing
import UIKit

@MainActor
struct TabSlideTests {
  private func stage() throws -> (theatre: Theatre, tabs: UITabBarController) {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let theatre = try Theatre(root: tabs)
    theatre.cast("TabSlide")
    return (theatre, tabs)
  }

  @Test(arguments: [
    (0.05, -11.67, 363.33), (0.1, -48.44, 326.56), (0.15, -109.79, 265.21),
    (0.2, -187.5, 187.5), (0.25, -265.21, 109.79), (0.3, -326.56, 48.44),
    (0.35, -363.33, 11.67),
  ])
  func bothPagesSlideToTheLeftWhenTheIndexGrows(time: TimeInterval, from: CGFloat, to: CGFloat)
    throws
  {
    let (theatre, tabs) = try stage()

    tabs.selectedIndex = 1
    try theatre.advance(to: time)

    #expect(abs(shown(tabs.viewControllers?[0].view).frame.minX - from) < 0.01)
    #expect(abs(shown(tabs.viewControllers?[1].view).frame.minX - to) < 0.01)
  }

  @Test func theyComeBackTheOtherWay() throws {
    let (theatre, tabs) = try stage()
    tabs.selectedIndex = 1
    try theatre.advance(to: 0.5)

    tabs.selectedIndex = 0
    try theatre.advance(to: 0.7)
    #expect(abs(shown(tabs.viewControllers?[1].view).frame.minX - 187.5) < 0.01)
    #expect(abs(shown(tabs.viewControllers?[0].view).frame.minX + 187.5) < 0.01)

    try theatre.advance(to: 0.9)
    #expect(tabs.viewControllers?[0].view.frame.minX == 0)
    #expect(tabs.viewControllers?[1].view.window == nil)
  }

  @Test func theBarStaysWhereItIs() throws {
    let (theatre, tabs) = try stage()
    tabs.selectedIndex = 1

    try theatre.advance(to: 0.2)

    #expect(shown(tabs.tabBar).frame.minX == 0)
  }
}
