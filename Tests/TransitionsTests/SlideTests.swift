import QuartzCore
import Testing
import Transitions
import UIKit

/// The leaving page that a finger moves by hand, over the arriving one: of a dismissal, of a pop, of a
/// tab. The pan is told how far it went.
@MainActor
struct SlideTests {
  enum Kind: CaseIterable {
    case dismissal, pop, tab
  }

  private let pan = ToldPan()
  private let leaving = UIViewController()
  private let arriving = UIViewController()

  /// A transition that has begun, in the container that shows both pages.
  private func slide(_ kind: Kind) throws -> (theatre: Theatre, driver: any GestureDriver) {
    let entry = try #require(InteractionCatalog.entry(named: "Slide"))
    let driver = entry.make(GestureTravel(.right))
    let theatre: Theatre
    switch kind {
    case .dismissal:
      theatre = try Theatre(root: arriving)
      theatre.cast("FlipDismiss", for: leaving, driver: driver)
      arriving.present(leaving, animated: false)
    case .pop:
      let navigation = UINavigationController(rootViewController: arriving)
      theatre = try Theatre(root: navigation)
      theatre.cast("PopScale", driver: driver)
      navigation.pushViewController(leaving, animated: false)
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = [arriving, leaving]
      tabs.selectedIndex = 1
      theatre = try Theatre(root: tabs)
      theatre.cast("TabSlide", driver: driver)
    }
    try theatre.advance(to: 0.5)
    theatre.window.addGestureRecognizer(pan)
    driver.began(pan)
    switch kind {
    case .dismissal: arriving.dismiss(animated: true)
    case .pop: leaving.navigationController?.popViewController(animated: true)
    case .tab: leaving.tabBarController?.selectedIndex = 0
    }
    try theatre.advance(to: 1)
    return (theatre, driver)
  }

  private var lefts: [CGFloat] { [leaving, arriving].map { shown($0.view).frame.minX } }

  @Test(
    arguments: Kind.allCases, [(0, 0), (75, 75), (300, 300), (-40, 0)] as [(CGFloat, CGFloat)])
  func thePageGoesWithTheFingerOverTheOther(kind: Kind, step: (CGFloat, CGFloat)) throws {
    let (theatre, driver) = try slide(kind)
    pan.travelled.x = step.0

    driver.changed(pan)
    try theatre.advance(to: 2)

    #expect(lefts == [step.1, 0])
    let views = try #require(leaving.view.superview).subviews
    #expect(views.firstIndex(of: arriving.view) == 0)
    #expect(leaving.transitionCoordinator?.percentComplete == step.1 / 375)
    #expect(leaving.transitionCoordinator?.isInteractive == true)
  }

  /// In 0.2 s, eased in and out: half of what was left is done after half of the time.
  @Test(
    arguments: Kind.allCases, [(225, true, 300), (150, false, 75)] as [(CGFloat, Bool, CGFloat)])
  func itSettlesInAFifthOfASecond(kind: Kind, step: (CGFloat, Bool, CGFloat)) throws {
    let (travelled, finishes, half) = step
    let (theatre, driver) = try slide(kind)
    pan.travelled.x = travelled
    driver.changed(pan)

    pan.isOver = true
    driver.ended(pan)
    #expect(leaving.transitionCoordinator?.isCancelled == !finishes)
    try theatre.advance(to: 1.1)
    #expect(abs(lefts[0] - half) < 0.01)
    try theatre.advance(to: 1.199)
    #expect(leaving.transitionCoordinator != nil)
    try theatre.advance(to: 1.2)

    #expect(leaving.transitionCoordinator == nil)
    #expect(arriving.transitionCoordinator == nil)
    #expect((arriving.view.window != nil) == finishes)
    #expect((leaving.view.window != nil) == !finishes)
    #expect((finishes ? arriving : leaving).view.frame.minX == 0)
    #expect(theatre.warnings.isEmpty)
  }
}
