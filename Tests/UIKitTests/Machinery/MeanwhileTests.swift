import Foundation
import Testing

@testable import UIKit

/// What happens to the surroundings of a transition while it runs.
@MainActor
struct MeanwhileTests {
  /// Who is on its way presents nothing yet: not while it comes, and not while it goes.
  @Test func whoIsOnItsWayPresentsNothing() throws {
    let (page, middle, top) = (Page("A"), Page("B"), Page("C"))
    let theatre = try Theatre(root: page)
    page.present(middle, animated: true)
    try theatre.advance(to: 0.1)

    middle.present(top, animated: true)
    try theatre.advance(to: 1)
    #expect(middle.presentedViewController == nil)
    page.dismiss(animated: true)
    try theatre.advance(to: 1.1)
    middle.present(top, animated: false)
    try theatre.advance(to: 2)

    #expect(theatre.window.tree == "window[A]")
    let refusal =
      "Attempt to present C on B while a presentation or dismissal is in progress."
    #expect(theatre.warnings == [refusal, refusal])
  }

  /// Nor who isn't in the window: never loaded, loaded, another tab, or covered in full screen.
  @Test func whoIsNotInTheWindowPresentsNothing() throws {
    let (page, other, loose) = (Page("A"), Page("B"), Page("C"))
    let tabs = UITabBarController()
    tabs.viewControllers = [page, other]
    let theatre = try Theatre(root: tabs)

    loose.present(Page("D"), animated: true)
    loose.loadViewIfNeeded()
    loose.present(Page("D"), animated: true)
    other.present(Page("D"), animated: true)
    let cover = Page("E")
    page.present(cover, animated: false)
    page.present(Page("D"), animated: true)
    try theatre.advance(to: 1)

    #expect(loose.presentedViewController == nil)
    #expect(cover.presentedViewController == nil)
    #expect(theatre.window.tree == "window[container[E]]")
    #expect(
      theatre.warnings
        == ["C", "C", "B", "A"].map {
          "Attempt to present D on \($0), whose view is not in the window hierarchy."
        })
  }

  /// A presenter that was away while the window turned comes back as large as the window is now.
  @Test(arguments: [true, false]) func aWindowTurnsUnderAPresentation(isTransformed: Bool) throws {
    let page = Page("A")
    let theatre = try Theatre(root: page)
    if isTransformed { page.view.transform = CGAffineTransform(rotationAngle: 1) }
    page.present(Page("B"), animated: true)
    try theatre.advance(to: 1)

    theatre.window.frame.size = CGSize(width: 667, height: 375)
    try theatre.advance(to: 1.1)
    #expect(theatre.window.tree == "window[container[B]]")
    page.dismiss(animated: true)
    try theatre.advance(to: 2)

    #expect(page.view.window === theatre.window)
    #expect(page.view.untransformedFrame == CGRect(x: 0, y: 0, width: 667, height: 375))
  }

  /// In the midst of a push the window turns: who arrives ends as large as it is.
  @Test func aWindowTurnsInTheMidstOfAPush() throws {
    let navigation = UINavigationController(rootViewController: Page("A"))
    navigation.title = "Nav"
    let theatre = try Theatre(root: navigation)
    navigation.pushViewController(Page("B"), animated: true)
    try theatre.advance(to: 0.2)

    theatre.window.frame.size = CGSize(width: 667, height: 375)
    try theatre.advance(to: 1)

    #expect(theatre.window.tree == "window[Nav[content[B] bar]]")
    #expect(navigation.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
  }

  /// Another tab is chosen while a stack's transition is open: its pages go with the stack, however the
  /// transition ends, also if the stack has been back in between.
  @Test(arguments: [true, false], [true, false])
  func aTabIsLeftInTheMidstOfAPush(finishes: Bool, comesBack: Bool) throws {
    let diary = Diary()
    let (first, second) = (Page("A", diary), Page("B", diary))
    let navigation = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, Page("C", diary)]
    let theatre = try Theatre(root: tabs)
    let fader = Fader()
    fader.completes = false
    let chooser = Chooser(fader)
    navigation.delegate = chooser
    navigation.pushViewController(second, animated: true)
    try theatre.advance(to: 0.1)

    tabs.selectedIndex = 1
    if comesBack {
      tabs.selectedIndex = 0
      tabs.selectedIndex = 1
    }
    try theatre.advance(to: 0.2)
    fader.context?.completeTransition(finishes)
    try theatre.advance(to: 1)

    #expect(OpenTransitions.current.summaries.isEmpty)
    #expect(navigation.viewControllers == (finishes ? [first, second] : [first]))
    #expect([first, second].allSatisfy { $0.appearance == .disappeared })
    _ = diary.take()
    tabs.selectedIndex = 0
    #expect(
      diary.take() == [
        "\(finishes ? "B" : "A") willAppear", "C willDisappear", "C didDisappear",
        "\(finishes ? "B" : "A") didAppear",
      ])
    #expect(navigation.content.subviews == [try #require(navigation.topViewController?.view)])
  }
}
