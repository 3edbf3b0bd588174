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

  /// An app that its delegate has launched.
  private func launched() throws -> (
    play: Playhouse, delegate: SlidingTabsAppDelegate, tabs: UITabBarController,
    pages: [TouchedPage]
  ) {
    let tabs = UITabBarController()
    let play = try Playhouse(root: tabs, from: tabs, to: tabs)
    let delegate = SlidingTabsAppDelegate()
    UIApplication.shared.delegate = delegate
    delegate.window = play.window
    #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
    try play.advance(to: 0)
    return (play, delegate, tabs, (tabs.viewControllers ?? []).compactMap { $0 as? TouchedPage })
  }

  private let middle = CGPoint(x: 187.5, y: 300)

  @Test("The app's delegate animates, lets nobody touch meanwhile, and prints how it went")
  func appDelegate() throws {
    let (play, delegate, tabs, pages) = try launched()
    tabs.selectedIndex = 1
    try play.advance(to: 0.1)
    #expect(UIApplication.shared.isIgnoringInteractionEvents)
    try play.drag(from: middle, to: middle, over: 0.1)

    #expect(abs(play.frame(pages[0].view).minX + 187.5) < 1e-3)
    #expect(abs(play.frame(pages[1].view).minX - 187.5) < 1e-3)
    try play.advance(to: 0.399)
    #expect(delegate.console.isEmpty)
    try play.advance(to: 0.4)
    #expect(delegate.console == "Completed\n")
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    #expect(pages.map(\.touches) == [0, 0])
    try play.drag(from: middle, to: middle, over: 0.1)
    #expect(pages.map(\.touches) == [0, 1])
    #expect(play.completions == ["completeTransition(true)"])
  }

  @Test("Cancelled under a finger it prints that, and fingers are heard again")
  func cancelledAppDelegate() throws {
    let (play, delegate, tabs, pages) = try launched()
    delegate.interactive = true
    tabs.selectedIndex = 1
    delegate.percent.update(0.3)
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)

    delegate.percent.cancel()
    try play.advance(to: 0.119)
    #expect(delegate.console.isEmpty)
    try play.advance(to: 0.12)

    #expect(delegate.console == "NO Completed\n")
    #expect(tabs.selectedIndex == 0)
    #expect(pages[0].view.frame.minX == 0 && pages[1].view.window == nil)
    try play.drag(from: middle, to: middle, over: 0.1)
    #expect(pages.map(\.touches) == [1, 0])
    #expect(play.completions == ["completeTransition(false)"])
  }
}
