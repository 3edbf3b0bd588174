import QuartzCore
import Testing
import Transitions
import UIKit

/// Tabs that a finger moves by hand, both of them. The pan is told how far it went.
@MainActor
struct SlideBesideTests {
  private let pan = ToldPan()

  private func tabs(_ way: GestureTravel.Way, _ indices: (Int, Int)) throws -> (
    theatre: Theatre, tabs: UITabBarController, driver: any GestureDriver
  ) {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.selectedIndex = indices.0
    let theatre = try Theatre(root: tabs)
    let entry = try #require(InteractionCatalog.entry(named: "SlideBeside"))
    let driver = entry.make(GestureTravel(way))
    theatre.cast("TabSlide", driver: driver)
    tabs.view.addGestureRecognizer(pan)
    driver.began(pan)
    tabs.selectedIndex = indices.1
    return (theatre, tabs, driver)
  }

  private func lefts(_ tabs: UITabBarController) -> [CGFloat] {
    (tabs.viewControllers ?? []).map { shown($0.view).frame.minX }
  }

  @Test(
    arguments: [(0, [0, 375]), (150, [-150, 225]), (300, [-300, 75])] as [(CGFloat, [CGFloat])])
  func theNextTabComesBesideTheOneThatLeaves(travelled: CGFloat, expected: [CGFloat]) throws {
    let (theatre, tabs, driver) = try tabs(.left, (0, 1))
    pan.travelled.x = -travelled

    driver.changed(pan)
    try theatre.advance(to: 1)

    #expect(lefts(tabs) == expected)
    #expect(tabs.transitionCoordinator?.percentComplete == travelled / 375)
  }

  @Test func theTabBeforeComesFromTheLeft() throws {
    let (theatre, tabs, driver) = try tabs(.right, (1, 0))
    pan.travelled.x = 150

    driver.changed(pan)
    try theatre.advance(to: 1)

    #expect(lefts(tabs) == [-225, 150])
  }

  @Test(
    arguments: [(225, true, [-300, 75]), (150, false, [-75, 300])] as [(CGFloat, Bool, [CGFloat])])
  func bothSettleInAFifthOfASecond(
    travelled: CGFloat, finishes: Bool, half: [CGFloat]
  ) throws {
    let (theatre, tabs, driver) = try tabs(.left, (0, 1))
    pan.travelled.x = -travelled
    driver.changed(pan)
    try theatre.advance(to: 1)

    pan.isOver = true
    driver.ended(pan)
    try theatre.advance(to: 1.1)
    #expect(zip(lefts(tabs), half).allSatisfy { abs($0 - $1) < 0.01 }, "\(lefts(tabs))")
    try theatre.advance(to: 1.2)

    #expect(tabs.transitionCoordinator == nil)
    #expect(tabs.selectedIndex == (finishes ? 1 : 0))
    #expect(tabs.viewControllers?[finishes ? 1 : 0].view.frame.minX == 0)
    #expect(tabs.viewControllers?[finishes ? 0 : 1].view.window == nil)
    #expect(theatre.warnings.isEmpty)
  }
}
