import QuartzCore
import Testing
import UIKit

@Suite("Strangers' tabs")
@MainActor
struct TabStrangersTests {
  @Test("Pages side by side, one turn of the run loop later")
  func swipe() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [blankPage(.red), blankPage(.green), blankPage(.blue)]
    let pages = tabs.viewControllers ?? []
    let play = try Playhouse(root: tabs, from: pages[0], to: pages[2])
    let swipe = TabSwipe(tabs)

    tabs.selectedIndex = 2
    try play.advance(to: 0)
    try play.advance(to: 0.5)

    #expect(abs(play.frame(pages[2].view).minX - 187.5) < 1e-3)
    #expect(abs(play.frame(pages[0].view).minX + 187.5) < 1e-3)
    try play.end(at: 1)
    withExtendedLifetime(swipe) {}
    #expect(pages[0].view.transform == .identity)
  }
}
