import Testing

@testable import UIKit

/// What comes back after a cancel, beside the window's views and the appearance callbacks.
@MainActor
struct CancelTests {
  private func stack(_ way: Way) throws -> (
    rehearsal: Rehearsal, navigation: UINavigationController, page: UIViewController
  ) {
    let navigation = UINavigationController()
    let rehearsal = try Rehearsal(way, isReverse: true) { director, page in
      navigation.viewControllers = [page("A"), page("B")]
      navigation.delegate = director
      return navigation
    }
    return (rehearsal, navigation, try #require(navigation.topViewController))
  }

  @Test(arguments: Way.cancelling) func aPageThatStaysIsStillAChildAndOnTop(_ way: Way) throws {
    let (rehearsal, navigation, page) = try stack(way)
    let stack = navigation.viewControllers

    try rehearsal.play { navigation.popViewController(animated: true) }

    #expect(navigation.viewControllers == stack)
    #expect(navigation.children == stack)
    #expect(page.parent === navigation)
    #expect(!page.isMovingFromParent)
    #expect(navigation.navigationBar.items == stack.map(\.navigationItem))
  }

  @Test(arguments: Way.cancelling) func aPageThatDidNotComeIsNobodysChild(_ way: Way) throws {
    let (rehearsal, navigation, _) = try stack(way)
    let page = rehearsal.page("C")

    try rehearsal.play { navigation.pushViewController(page, animated: true) }

    #expect(page.parent == nil)
    #expect(page.view.superview == nil)
    #expect(navigation.navigationBar.items?.count == 2)
  }

  @Test(arguments: Way.cancelling) func theTabBarHighlightsTheOldTab(_ way: Way) throws {
    let tabs = UITabBarController()
    let rehearsal = try Rehearsal(way) { director, page in
      tabs.viewControllers = [page("A"), page("B")]
      tabs.delegate = director
      return tabs
    }

    try rehearsal.play { tabs.selectedIndex = 1 }

    #expect(tabs.tabBar.selectedItem === tabs.viewControllers?.first?.tabBarItem)
    #expect(tabs.children.count == 2)
  }

  /// The animator puts nothing back: percent-driven it is UIKit that does.
  @Test(arguments: Way.cancelling) func theModelsHaveTheirOldValues(_ way: Way) throws {
    let (rehearsal, navigation, page) = try stack(way)

    try rehearsal.play { navigation.popViewController(animated: true) }

    #expect(page.view.transform == .identity)
    #expect(page.view.layer.animationKeys() == nil)
    #expect(navigation.content.layer.speed == 1)
    #expect(navigation.content.layer.timeOffset == 0)
  }

  @Test(arguments: Way.cancelling) func whoHadTheFocusKeepsIt(_ way: Way) throws {
    let (rehearsal, navigation, page) = try stack(way)
    let field = Field(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    page.view.addSubview(field)
    #expect(field.becomeFirstResponder())

    try rehearsal.play { navigation.popViewController(animated: true) }

    #expect(field.isFirstResponder)
  }

  @Test(arguments: Way.cancelling) func theNextOneWorks(_ way: Way) throws {
    let (rehearsal, navigation, _) = try stack(way)
    try rehearsal.play { navigation.popViewController(animated: true) }

    navigation.popViewController(animated: true)
    try rehearsal.theatre.advance(to: 5)

    #expect(navigation.viewControllers.map(\.title) == ["A"])
    #expect(navigation.content.subviews == [try #require(navigation.topViewController?.view)])
    #expect(rehearsal.theatre.warnings.isEmpty)
  }
}

private final class Field: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
